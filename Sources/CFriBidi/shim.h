// FriBidi: the embedding levels of the Unicode Bidirectional Algorithm.
#ifndef WIDTHWISE_CFRIBIDI_H
#define WIDTHWISE_CFRIBIDI_H

#include <fribidi.h>

#endif
