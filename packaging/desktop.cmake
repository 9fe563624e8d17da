# SPDX-License-Identifier: MIT
# The component `desktop`. What is text is made and checked wherever the console is built.
set(FISHING_SCREENSHOTS "")
if(FISHING_SCREENSHOTS_URL)
  set(FISHING_SCREENSHOTS "  <screenshots>
    <screenshot type=\"default\">
      <caption>The table in the middle of a capture</caption>
      <caption xml:lang=\"zh_CN\">正在赢牌的牌桌</caption>
      <caption xml:lang=\"zh_TW\">正在贏牌的牌桌</caption>
      <image type=\"source\" width=\"1280\" height=\"800\">${FISHING_SCREENSHOTS_URL}/table.png</image>
    </screenshot>
  </screenshots>\n")
endif()
configure_file(desktop/${id}.metainfo.xml.in ${id}.metainfo.xml @ONLY)
if(NOT FISHING_DESKTOP)
  return()
endif()

install(TARGETS kitten-fishing
  RUNTIME COMPONENT desktop
  BUNDLE DESTINATION . COMPONENT desktop)
if(WIN32 OR APPLE)
  include(other_systems.cmake)
  return()
endif()

install_with(kitten-fishing desktop)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${id}.metainfo.xml
  DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT desktop)
install(FILES desktop/${id}.desktop
  DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT desktop)
install(FILES desktop/${id}.mime.xml RENAME ${id}.xml
  DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages COMPONENT desktop)

# Small icons are drawings of their own; themes may hold vectors in folders of one size, too.
function(install_icon file folder name)
  install(FILES ${CMAKE_SOURCE_DIR}/resources/icons/${file} RENAME ${name}.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${folder} COMPONENT desktop)
endfunction()
install_icon(application.svg scalable/apps ${id})
install_icon(game.svg scalable/mimetypes ${id}.game)
foreach(size 16x16 22x22 24x24)
  install_icon(application-small.svg ${size}/apps ${id})
  install_icon(game-small.svg ${size}/mimetypes ${id}.game)
endforeach()
