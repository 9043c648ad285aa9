/* WASI has no setjmp. PocketSphinx longjmps only to a target that a caller registered, and ours registers none. */
#pragma once
#include <stdlib.h>
typedef int jmp_buf[1];
#define setjmp(buffer) 0
static inline _Noreturn void longjmp(jmp_buf buffer, int value) {
  (void)buffer;
  (void)value;
  abort();
}
