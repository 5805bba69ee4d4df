#include "CPages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char start_js[] = {
#embed "Pages/gallery/start.js"
};
CPagesFile CPagesGalleryStartProgram(void) { return (CPagesFile){start_js, sizeof start_js}; }

static const unsigned char index_js[] = {
#embed "Pages/gallery/index.js"
};
CPagesFile CPagesGalleryIndexProgram(void) { return (CPagesFile){index_js, sizeof index_js}; }

static const unsigned char scene_js[] = {
#embed "Pages/gallery/scene.js"
};
CPagesFile CPagesGallerySceneProgram(void) { return (CPagesFile){scene_js, sizeof scene_js}; }

static const unsigned char inspector_js[] = {
#embed "Pages/gallery/inspector.js"
};
CPagesFile CPagesGalleryInspectorProgram(void) { return (CPagesFile){inspector_js, sizeof inspector_js}; }

static const unsigned char map_js[] = {
#embed "Pages/gallery/map.js"
};
CPagesFile CPagesGalleryMapProgram(void) { return (CPagesFile){map_js, sizeof map_js}; }

static const unsigned char keyboard_js[] = {
#embed "Pages/gallery/keyboard.js"
};
CPagesFile CPagesGalleryKeyboardProgram(void) { return (CPagesFile){keyboard_js, sizeof keyboard_js}; }

static const unsigned char live_js[] = {
#embed "Pages/gallery/live.js"
};
CPagesFile CPagesGalleryLiveProgram(void) { return (CPagesFile){live_js, sizeof live_js}; }

static const unsigned char updates_js[] = {
#embed "Pages/gallery/updates.js"
};
CPagesFile CPagesGalleryUpdatesProgram(void) { return (CPagesFile){updates_js, sizeof updates_js}; }

static const unsigned char style_css[] = {
#embed "Pages/gallery/style.css"
};
CPagesFile CPagesGalleryStyle(void) { return (CPagesFile){style_css, sizeof style_css}; }

static const unsigned char live_css[] = {
#embed "Pages/gallery/live.css"
};
CPagesFile CPagesGalleryLiveStyle(void) { return (CPagesFile){live_css, sizeof live_css}; }

static const unsigned char body_html[] = {
#embed "Pages/gallery/body.html"
};
CPagesFile CPagesGalleryMarkup(void) { return (CPagesFile){body_html, sizeof body_html}; }
