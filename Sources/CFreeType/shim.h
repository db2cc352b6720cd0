// The parts of FreeType that Typography uses: faces, outlines, variations, colour layers.
#ifndef WIDTHWISE_CFREETYPE_H
#define WIDTHWISE_CFREETYPE_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_COLOR_H
#include FT_MODULE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H

#endif
