// libunibreak: the break opportunities of Unicode Standard Annex 14.
#ifndef WIDTHWISE_CUNIBREAK_H
#define WIDTHWISE_CUNIBREAK_H

#include <linebreak.h>

#endif
