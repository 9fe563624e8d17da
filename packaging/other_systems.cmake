# SPDX-License-Identifier: MIT
# Windows and macOS: a program that brings its Qt along. Untested.
# The icons are drawn from resources/icons: 16 and 24 from the small drawing, the rest from the large.
if(WIN32)
  enable_language(RC)
  target_sources(kitten-fishing PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/windows/kitten-fishing.rc)
else()
  set(icon ${CMAKE_CURRENT_SOURCE_DIR}/macos/kitten-fishing.icns)
  target_sources(kitten-fishing PRIVATE ${icon})
  set_source_files_properties(${icon} TARGET_DIRECTORY kitten-fishing PROPERTIES
    MACOSX_PACKAGE_LOCATION Resources)
endif()
set_target_properties(kitten-fishing PROPERTIES
  WIN32_EXECUTABLE ON
  MACOSX_BUNDLE ON
  MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_SOURCE_DIR}/macos/Info.plist.in)
qt_generate_deploy_app_script(TARGET kitten-fishing FILENAME_VARIABLE deploy
  NO_UNSUPPORTED_PLATFORM_ERROR)
install(SCRIPT ${deploy} COMPONENT desktop)
