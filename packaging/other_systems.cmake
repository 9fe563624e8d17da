# SPDX-License-Identifier: MIT
# Windows and macOS: a program that brings its Qt along. Untested.
set_target_properties(kitten-fishing PROPERTIES
  WIN32_EXECUTABLE ON
  MACOSX_BUNDLE ON
  MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_SOURCE_DIR}/macos/Info.plist.in)
qt_generate_deploy_app_script(TARGET kitten-fishing FILENAME_VARIABLE deploy
  NO_UNSUPPORTED_PLATFORM_ERROR)
install(SCRIPT ${deploy} COMPONENT desktop)
