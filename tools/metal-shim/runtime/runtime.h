// What the parts of the runtime know of each other. main.c includes them all.
#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#include "metal/stages.h"

enum { STACK = 1 << 18, PAGE = 4096, MOST_LEVELS = 16, MOST_SAMPLES = 4, MOST_CORNERS = 16, LANES = 32 };

// Of a text there is what it has: a kernel, or a vertex and a fragment function.
extern void colorfast_shim_kernel(const colorfast_shim_bound* bound, const colorfast_shim_ids* ids) __attribute__((weak));
extern const uint64_t colorfast_shim_memory_size __attribute__((weak));
extern void colorfast_shim_corner(const colorfast_shim_bound* bound, const colorfast_shim_corner_in* in, colorfast_shim_corner_out* out)
  __attribute__((weak));
extern void colorfast_shim_pixel(const colorfast_shim_bound* bound, const colorfast_shim_pixel_in* in, colorfast_shim_pixel_out* out)
  __attribute__((weak));
extern const uint32_t colorfast_shim_modes[COLORFAST_SHIM_LOCATIONS] __attribute__((weak));
extern const uint32_t colorfast_shim_pixel_does __attribute__((weak));

// How a texel or an attribute lies in memory, as src/exec/format.rs says it.
struct format {
  uint8_t channels, bits, kind, packing;
};
enum { UNORM, SNORM, UINT, SINT, FLOAT, SRGB };
enum { PLAIN, BGRA, RGB10A2, RG11B10, RGB9E5 };

struct texture {
  uint32_t axes, is_cube, size[3], levels, samples;
  struct format format;
  uint64_t starts[MOST_LEVELS + 1];
  uint8_t* bytes;
};

struct sampler {
  uint32_t linear[3], address[3], compare;
  float lod[2];
};
enum { CLAMP, REPEAT, MIRROR };
enum { NEVER, LESS, EQUAL, LESS_EQUAL, GREATER, NOT_EQUAL, GREATER_EQUAL, ALWAYS };

// An invocation, and what it waits for.
enum waiting { READY, AT_BARRIER, AT_MEETING, DONE };
struct fiber {
  ucontext_t context;
  char* stack;
  void (*run)(struct fiber*);
  enum waiting waiting;
  colorfast_shim_ids ids;
  const colorfast_shim_pixel_in* in;
  colorfast_shim_pixel_out out;
  int is_helper, is_discarded;
  // Where it meets the others of its SIMD-group, and what it brings.
  uintptr_t site, depth;
  uint32_t brings[4];
  // What all bring who met, and who they are.
  const uint32_t (*met)[4];
  uint64_t active;
};

// What is bound, and what is bound to a fragment function.
static colorfast_shim_bound bound, bound_of_pixels;
static struct fiber* current;

static void fail(const char* why) {
  fprintf(stderr, "%s\n", why);
  exit(2);
}

static float as_float(uint32_t word) {
  float value;
  memcpy(&value, &word, 4);
  return value;
}

static uint32_t as_word(double value) {
  float single = (float)value;
  uint32_t word;
  memcpy(&word, &single, 4);
  return word;
}

static double within(double value, double least, double most) { return fmin(fmax(value, least), most); }
static int64_t held(int64_t value, int64_t least, int64_t most) { return value < least ? least : value > most ? most : value; }
