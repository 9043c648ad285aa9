/* What CMake would have found out for the wasm32-wasi target. */
#define DEFAULT_RADIX 12
#define HAVE_LONG_LONG
#define HAVE_SNPRINTF
#define HAVE_SYS_STAT_H
#define HAVE_SYS_TYPES_H
#define HAVE_UNISTD_H
#define HAVE_INTTYPES_H
#define HAVE_STDINT_H
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define PACKAGE_VERSION "5.1.1"
