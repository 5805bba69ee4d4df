#include "CPages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char film_js[] = {
#embed "Pages/film/film.js"
};
CPagesFile CPagesFilmProgram(void) { return (CPagesFile){film_js, sizeof film_js}; }

static const unsigned char style_css[] = {
#embed "Pages/film/style.css"
};
CPagesFile CPagesFilmStyle(void) { return (CPagesFile){style_css, sizeof style_css}; }
