#ifndef CKERNELS_H
#define CKERNELS_H

#include "CKernelsDiff.h"
#include "CKernelsHash.h"
#include "CKernelsMemory.h"
#include "CKernelsPNG.h"
#include "CKernelsThreads.h"

#endif
