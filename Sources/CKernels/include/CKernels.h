#ifndef CKERNELS_H
#define CKERNELS_H

#include "CKernelsHash.h"
#include "CKernelsPNG.h"

#endif
