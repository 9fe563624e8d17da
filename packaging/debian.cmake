# SPDX-License-Identifier: MIT
# Two packages: kitten-fishing and kitten-fishing-cli. `cpack` in the build directory makes them.
set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL console)
if(FISHING_DESKTOP)
  list(APPEND CPACK_COMPONENTS_ALL desktop)
endif()
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
  GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Kitten Fishing authors <authors@kitten-fishing.home.arpa>")
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# The first line of a description sums up, each package's its own.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")

set(CPACK_DEBIAN_DESKTOP_PACKAGE_NAME kitten-fishing)
set(CPACK_COMPONENT_DESKTOP_DESCRIPTION "card game that plays itself, on a table that can be rewound
Two kittens take turns to lay a card on the pile. A card that matches one in
the pile takes both and everything between. Nobody ever has a choice: the deal
decides it all, so any moment of any game can be looked up, and it can be
proved who wins, or that a game never ends.
.
This package is the desktop program. It steps, rewinds, searches and prints
games, and shows the queues, the stack and the program that play them.")
# What is linked is found by itself; Qt's words in Chinese are only loaded. The offscreen platform that
# --screenshot draws on is part of libqt6gui6.
set(CPACK_DEBIAN_DESKTOP_PACKAGE_DEPENDS qt6-translations-l10n)
set(CPACK_DEBIAN_DESKTOP_PACKAGE_RECOMMENDS "fonts-noto-cjk, qt6-wayland")
set(CPACK_DEBIAN_DESKTOP_PACKAGE_SUGGESTS kitten-fishing-cli)

set(CPACK_DEBIAN_CONSOLE_PACKAGE_NAME kitten-fishing-cli)
set(CPACK_COMPONENT_CONSOLE_DESCRIPTION "judge, play and study games of Kitten Fishing
Kitten Fishing is a card game that plays itself: the deal decides it all. This
program says how a deal ends, or proves that it never does, writes games down,
and counts the endings of millions of deals.
.
The desktop program is in the package kitten-fishing.")
set(CPACK_DEBIAN_CONSOLE_PACKAGE_SUGGESTS kitten-fishing)

function(install_papers package component)
  set(documents ${CMAKE_INSTALL_DATADIR}/doc/${package})
  install(FILES debian/copyright DESTINATION ${documents} COMPONENT ${component})
  configure_file(debian/changelog.in ${package}/changelog.Debian @ONLY)
  install_compressed(${CMAKE_CURRENT_BINARY_DIR}/${package}/changelog.Debian
    DESTINATION ${documents} COMPONENT ${component})
  configure_file(debian/lintian-overrides.in ${package}/lintian-overrides @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${package}/lintian-overrides RENAME ${package}
    DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides COMPONENT ${component})
endfunction()
install_papers(kitten-fishing-cli console)
if(FISHING_DESKTOP)
  install_papers(kitten-fishing desktop)
endif()
include(CPack)
