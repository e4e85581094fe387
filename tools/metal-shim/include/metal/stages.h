// What the runtime of the executor hands to entry points and takes of them: plain words, for C and for the text alike.
#pragma once

enum {
  // Resources have an index among their kind; behind those are the members of argument buffers, so many of each.
  COLORFAST_SHIM_INDICES = 128,
  COLORFAST_SHIM_MEMBERS = 32,
  COLORFAST_SHIM_SLOTS = 128 + 31 * 32,
  COLORFAST_SHIM_LOCATIONS = 32,
  COLORFAST_SHIM_TARGETS = 8,
  COLORFAST_SHIM_CLIPS = 8,
};

// How a location reaches the fragment stage: one of the first three, and where it is had.
enum {
  COLORFAST_SHIM_PERSPECTIVE = 0,
  COLORFAST_SHIM_LINEAR = 1,
  COLORFAST_SHIM_FLAT = 2,
  COLORFAST_SHIM_CENTROID = 4,
  COLORFAST_SHIM_SAMPLE = 8,
};

// What fragments do beside giving colours.
enum { COLORFAST_SHIM_GIVES_DEPTH = 1, COLORFAST_SHIM_GIVES_MASK = 2, COLORFAST_SHIM_PER_SAMPLE = 4 };

typedef struct colorfast_shim_bound {
  void* buffers[COLORFAST_SHIM_SLOTS];
  unsigned long textures[COLORFAST_SHIM_SLOTS];
  unsigned long samplers[COLORFAST_SHIM_SLOTS];
  void* memory;
} colorfast_shim_bound;

typedef struct colorfast_shim_ids {
  unsigned grid[3], local[3], group[3], groups[3], size[3], index;
  unsigned lane, lanes, simd, simds;
} colorfast_shim_ids;

typedef struct colorfast_shim_corner_in {
  unsigned index, instance;
  unsigned attributes[COLORFAST_SHIM_LOCATIONS][4];
} colorfast_shim_corner_in;

typedef struct colorfast_shim_corner_out {
  float position[4];
  float clip[COLORFAST_SHIM_CLIPS];
  unsigned clips;
  unsigned values[COLORFAST_SHIM_LOCATIONS][4];
} colorfast_shim_corner_out;

typedef struct colorfast_shim_pixel_in {
  float position[4];
  float barycentric[3];
  unsigned front, sample, mask, primitive, lane, lanes;
  unsigned values[COLORFAST_SHIM_LOCATIONS][4];
} colorfast_shim_pixel_in;

typedef struct colorfast_shim_pixel_out {
  unsigned colours[COLORFAST_SHIM_TARGETS][4], factors[COLORFAST_SHIM_TARGETS][4];
  float depth;
  unsigned mask;
} colorfast_shim_pixel_out;

// Where and how a texture is sampled or gathered.
enum { COLORFAST_SHIM_IMPLICIT, COLORFAST_SHIM_BIAS, COLORFAST_SHIM_LEVEL, COLORFAST_SHIM_GRADIENT };

typedef struct colorfast_shim_query {
  unsigned long texture, filter;
  float coords[3];
  unsigned layer;
  unsigned lod_from;
  // A bias or level, or the changes along x and y.
  float lod[6];
  int offset[3];
  unsigned compares;
  float reference;
  unsigned component;
} colorfast_shim_query;

// What a texture says of itself.
enum {
  colorfast_shim_get_width,
  colorfast_shim_get_height,
  colorfast_shim_get_depth,
  colorfast_shim_get_array_size,
  colorfast_shim_get_num_mip_levels,
  colorfast_shim_get_num_samples,
};
