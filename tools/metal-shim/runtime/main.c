// Runs one dispatch or draw of MSL on the CPU. src/exec/job.rs writes to standard input what to do, in words of 32 bits and bytes:
//   the command: 0, workgroups[3], size[3]; or 1, topology, size[2], samples, keeps samples, blends, clockwise, cull,
//     a count of calls, each vertices, instances, first vertex, first instance, base vertex, viewport[6]; the bytes of indices;
//     a count of attributes, each location, per-instance, format, bytes; a count of targets, each format, bytes;
//     whether there are depths: compare, is written, bytes; whether there are stencils: reference, write mask, bytes;
//   a count of resources, each: 0, stages, slot, is written, bytes;
//     or 1, stages, slot, is written, axes, is a cube, format, size[3], levels, samples, bytes;
//     or 2, stages, slot, linear[3], address[3], lod[2], compare.
// Stages are 1 for what is not of fragments, 2 for what is, 3 for all. Bytes are preceded by their number; none are zeros, and ones of depths.
// What may be written comes back on standard output, in order, then the targets, depths and stencils of which there were bytes.
// Exit status 3: a barrier that only a part of a workgroup reaches.
#include "runtime.h"

#include "fibers.c"
#include "texels.c"
#include "sampling.c"
#include "draws.c"

enum { MOST_RESOURCES = 256 };

// What may be written: a buffer's memory, or a texture's.
static struct {
  const void* bytes;
  uint64_t size;
} results[MOST_RESOURCES];
static uint32_t result_count;

// What was drawn to, and comes back behind them.
static struct {
  const void* bytes;
  uint64_t size;
} drawn[COLORFAST_SHIM_TARGETS + 2];
static uint32_t drawn_count;

// The buffers that may be written, as files that are mapped.
static struct {
  void* at;
  size_t size;
  int file;
} writable[MOST_RESOURCES];
static uint32_t writable_count;

// Helpers leave no traces: they see a copy of what they would write to, which is thrown away when another invocation goes on.
static void see_as(int is_helper) {
  static int was_helper;
  if (is_helper == was_helper) return;
  was_helper = is_helper;
  for (uint32_t i = 0; i < writable_count; i++) {
    int flags = MAP_FIXED | (is_helper ? MAP_PRIVATE : MAP_SHARED);
    if (mmap(writable[i].at, writable[i].size, PROT_READ | PROT_WRITE, flags, writable[i].file, 0) == MAP_FAILED) fail("a buffer is lost");
  }
}

static void must_read(void* to, size_t size) {
  if (size && fread(to, 1, size, stdin) != size) fail("the job is cut off");
}

static uint32_t word(void) {
  uint32_t word;
  must_read(&word, sizeof word);
  return word;
}

static void words(uint32_t* to, int count) { must_read(to, (size_t)count * sizeof *to); }

static struct format format_word(void) {
  struct format format;
  must_read(&format, sizeof format);
  return format;
}

static uint32_t below(uint32_t limit) {
  uint32_t number = word();
  if (number >= limit) fail("the job names what there is not");
  return number;
}

static void add_drawn(const void* bytes, uint64_t size) {
  drawn[drawn_count].bytes = bytes;
  drawn[drawn_count++].size = size;
}

static void add_result(const void* bytes, uint64_t size) {
  results[result_count].bytes = bytes;
  results[result_count++].size = size;
}

// Puts what is bound where the stages have it.
#define BIND(stages, list, slot, value)                           \
  do {                                                            \
    if ((stages) & 1) bound.list[slot] = (value);                 \
    if ((stages) & 2) bound_of_pixels.list[slot] = (value);       \
  } while (0)

static void read_buffer(void) {
  uint32_t stages = word();
  uint32_t slot = below(COLORFAST_SHIM_SLOTS), is_written = word(), bytes = word();
  size_t room = (bytes + (size_t)PAGE - 1) / PAGE * PAGE;
  // What lies before and behind a buffer belongs to nobody.
  char* place = mmap(0, room + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  int file = memfd_create("buffer", 0);
  if (place == MAP_FAILED || file < 0 || ftruncate(file, (off_t)room)) fail("no memory for a buffer");
  if (room && mmap(place + PAGE, room, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) == MAP_FAILED) fail("no memory for a buffer");
  // The end of the buffer is the end of the page, as far as alignment allows.
  char* start = place + PAGE + (room - bytes) / 16 * 16;
  must_read(start, bytes);
  BIND(stages, buffers, slot, start);
  if (!is_written) return;
  add_result(start, bytes);
  writable[writable_count].at = place + PAGE;
  writable[writable_count].size = room;
  writable[writable_count++].file = file;
}

static void read_texture(void) {
  struct texture* texture = calloc(1, sizeof *texture);
  uint32_t stages = word();
  uint32_t slot = below(COLORFAST_SHIM_SLOTS), is_written = word();
  texture->axes = word();
  texture->is_cube = word();
  texture->format = format_word();
  words(texture->size, 3);
  texture->levels = below(MOST_LEVELS + 1);
  texture->samples = word();
  lay_out(texture);
  uint64_t bytes = word();
  if (bytes != texture->starts[texture->levels]) fail("a texture has other bytes than its texels need");
  texture->bytes = malloc(bytes + 1);
  must_read(texture->bytes, bytes);
  BIND(stages, textures, slot, (uint64_t)texture);
  if (is_written) add_result(texture->bytes, bytes);
}

static void read_sampler(void) {
  struct sampler* sampler = calloc(1, sizeof *sampler);
  uint32_t stages = word();
  uint32_t slot = below(COLORFAST_SHIM_SLOTS);
  words(sampler->linear, 3);
  words(sampler->address, 3);
  must_read(sampler->lod, sizeof sampler->lod);
  sampler->compare = word();
  BIND(stages, samplers, slot, (uint64_t)sampler);
}

static struct texture target_of(const struct draw* draw, struct format format, uint32_t samples) {
  struct texture texture = {.axes = 2, .size = {draw->size[0], draw->size[1], 1}, .levels = 1, .samples = samples, .format = format};
  lay_out(&texture);
  texture.bytes = calloc(1, texture.starts[1] + 1);
  if (!texture.bytes) fail("no memory for a target");
  return texture;
}

// Bytes, as many as are wanted, or none.
static int read_counted(void* to, uint64_t wanted) {
  uint64_t bytes = word();
  if (bytes && bytes != wanted) fail("a target has other bytes than its texels need");
  must_read(to, bytes);
  return bytes > 0;
}

static void read_planes(struct draw* draw) {
  size_t count = (size_t)draw->size[0] * draw->size[1] * draw->samples;
  draw->depths = calloc(count + 1, sizeof *draw->depths);
  draw->stencils = calloc(count + 1, 1);
  if (!draw->depths || !draw->stencils) fail("no memory for a draw");
  for (size_t i = 0; i < count; i++) draw->depths[i] = 1;
  draw->has_depth = word();
  if (draw->has_depth) {
    draw->depth_compare = below(ALWAYS + 1);
    draw->writes_depth = word();
    if (read_counted(draw->depths, count * sizeof *draw->depths)) add_drawn(draw->depths, count * sizeof *draw->depths);
  }
  draw->has_stencil = word();
  if (draw->has_stencil) {
    draw->reference = word();
    draw->write_mask = word();
    read_counted(draw->stencils, count);
    add_drawn(draw->stencils, count);
  }
}

static void read_calls(struct draw* draw) {
  draw->call_count = word();
  draw->calls = calloc(draw->call_count + 1, sizeof *draw->calls);
  if (!draw->calls) fail("no memory for a draw");
  for (uint32_t i = 0; i < draw->call_count; i++) {
    struct call* call = &draw->calls[i];
    call->vertices = word();
    call->instances = word();
    call->first_vertex = word();
    call->first_instance = word();
    call->base_vertex = word();
    must_read(call->viewport, sizeof call->viewport);
  }
  uint32_t bytes = word();
  draw->index_count = bytes / 4;
  draw->indices = calloc(draw->index_count + 1, 4);
  must_read(draw->indices, bytes / 4 * 4);
}

static void read_draw(struct draw* draw) {
  draw->topology = (enum topology)below(STRIP + 1);
  words(draw->size, 2);
  draw->samples = below(MOST_SAMPLES + 1);
  draw->keeps_samples = word();
  draw->blends = word();
  draw->is_clockwise = word();
  draw->cull = word();
  read_calls(draw);
  draw->attribute_count = below(COLORFAST_SHIM_LOCATIONS + 1);
  for (uint32_t i = 0; i < draw->attribute_count; i++) {
    struct attribute* attribute = &draw->attributes[i];
    attribute->location = below(COLORFAST_SHIM_LOCATIONS);
    attribute->per_instance = word();
    attribute->format = format_word();
    attribute->size = word();
    attribute->bytes = malloc(attribute->size + 1);
    must_read(attribute->bytes, attribute->size);
  }
  draw->target_count = below(COLORFAST_SHIM_TARGETS + 1);
  for (uint32_t i = 0; i < draw->target_count; i++) {
    struct format format = format_word();
    struct texture* target = &draw->targets[i];
    *target = target_of(draw, format, draw->samples);
    draw->resolved[i] = target_of(draw, format, 1);
    read_counted(target->bytes, target->starts[1]);
    struct texture* result = draw->keeps_samples ? target : &draw->resolved[i];
    add_drawn(result->bytes, result->starts[1]);
  }
  read_planes(draw);
}

int main(void) {
  static struct draw draw;
  uint32_t is_draw = word(), groups[3] = {0}, size[3] = {0};
  if (is_draw) {
    read_draw(&draw);
  } else {
    words(groups, 3);
    words(size, 3);
  }
  uint32_t count = below(MOST_RESOURCES);
  for (uint32_t i = 0; i < count; i++) {
    uint32_t kind = word();
    (kind == 0 ? read_buffer : kind == 1 ? read_texture : read_sampler)();
  }
  if (is_draw) run_draw(&draw);
  else dispatch(groups, size);
  for (uint32_t i = 0; i < result_count; i++) fwrite(results[i].bytes, 1, results[i].size, stdout);
  for (uint32_t i = 0; i < drawn_count; i++) fwrite(drawn[i].bytes, 1, drawn[i].size, stdout);
  return fflush(stdout) ? 2 : 0;
}
