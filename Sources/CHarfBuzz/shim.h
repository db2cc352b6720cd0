// HarfBuzz with its own OpenType functions; no platform shaper is included.
#ifndef WIDTHWISE_CHARFBUZZ_H
#define WIDTHWISE_CHARFBUZZ_H

#include <hb.h>
#include <hb-ot.h>

#endif
