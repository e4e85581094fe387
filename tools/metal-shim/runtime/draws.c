// Draws: vertices become primitives, those are clipped and become fragments in quads, and these are written to targets.
//
// Depth is tested after the fragment function. What is blended is the colour and what is there times the second one.

enum topology { POINTS, LINES, LINE_STRIP, TRIANGLES, STRIP };
enum { CULL_FRONT = 1, CULL_BACK };

struct attribute {
  uint32_t location, per_instance;
  struct format format;
  uint64_t size;
  uint8_t* bytes;
};

// The viewport: left, top, width, height, and the depths of near and far.
struct call {
  uint32_t vertices, instances, first_vertex, first_instance, base_vertex;
  float viewport[6];
};

struct draw {
  enum topology topology;
  uint32_t size[2], samples, keeps_samples, blends, is_clockwise, cull, call_count, index_count, attribute_count, target_count;
  uint32_t has_depth, depth_compare, writes_depth, has_stencil, reference, write_mask;
  struct call* calls;
  const struct call* call;
  uint32_t* indices;
  struct attribute attributes[COLORFAST_SHIM_LOCATIONS];
  // Of all samples, and what they become.
  struct texture targets[COLORFAST_SHIM_TARGETS], resolved[COLORFAST_SHIM_TARGETS];
  float* depths;
  uint8_t* stencils;
  struct fiber quad[4];
};

// A corner of what clipping leaves: what it has of each corner of the primitive, from which all else follows.
struct corner {
  double position[4], of[3], clip[COLORFAST_SHIM_CLIPS];
};

// A triangle on the screen.
struct flat {
  double x[3], y[3], depth[3], divisor[3], of[3][3];
  // Of a triangle which way it turns on the screen; of a line that it is one.
  int turns, is_front, is_line;
};

static const double PLACES[2][MOST_SAMPLES][2] = {
  {{0.5, 0.5}},
  {{0.375, 0.125}, {0.875, 0.375}, {0.125, 0.625}, {0.625, 0.875}},
};

static const double* sample_place(const struct draw* draw, uint32_t sample) { return PLACES[draw->samples > 1][sample]; }

// Twice the area of a triangle with its third corner here; positive where it turns with the clock, since y points down.
static double turn(double ax, double ay, double bx, double by, double x, double y) { return (bx - ax) * (y - ay) - (by - ay) * (x - ax); }

static void shade_corner(const struct draw* draw, uint32_t index, uint32_t instance, colorfast_shim_corner_out* out) {
  static colorfast_shim_corner_in in;
  in.index = index;
  in.instance = instance;
  for (uint32_t i = 0; i < draw->attribute_count; i++) {
    const struct attribute* attribute = &draw->attributes[i];
    uint64_t size = texel_size(attribute->format), at = (attribute->per_instance ? instance : index) * size;
    // Beyond the end of a buffer are zeros.
    if (at + size > attribute->size) memset(in.attributes[attribute->location], 0, sizeof in.attributes[0]);
    else decode(attribute->format, attribute->bytes + at, in.attributes[attribute->location]);
  }
  memset(out, 0, sizeof *out);
  colorfast_shim_corner(&bound, &in, out);
}

// How far a corner is within each thing that cuts: what is before the eye, the near plane, the far one, and distances of its own.
static double inside(const struct corner* corner, uint32_t what) {
  switch (what) {
    case 0: return corner->position[3] - 1e-6;
    case 1: return corner->position[2];
    case 2: return corner->position[3] - corner->position[2];
    default: return corner->clip[what - 3];
  }
}

static double mixed(double a, double b, double part) { return a + (b - a) * part; }

static uint32_t clip(struct corner* corners, uint32_t count, uint32_t clips) {
  struct corner left[MOST_CORNERS];
  for (uint32_t what = 0; what < 3 + clips; what++) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < count; i++) {
      const struct corner *a = &corners[i], *b = &corners[(i + 1) % count];
      double here = inside(a, what), there = inside(b, what);
      if (here >= 0) left[kept++] = *a;
      if ((here >= 0) == (there >= 0)) continue;
      struct corner* cut = &left[kept++];
      double part = here / (here - there);
      for (int c = 0; c < 4; c++) cut->position[c] = mixed(a->position[c], b->position[c], part);
      for (int c = 0; c < 3; c++) cut->of[c] = mixed(a->of[c], b->of[c], part);
      for (int c = 0; c < COLORFAST_SHIM_CLIPS; c++) cut->clip[c] = mixed(a->clip[c], b->clip[c], part);
    }
    count = kept;
    memcpy(corners, left, count * sizeof *left);
  }
  return count;
}

// Corners are moved to one part in 256 of a pixel.
static double snapped(double at) { return rint(at * 256) / 256; }

static void flatten(const struct draw* draw, const struct corner* const corners[3], struct flat* flat) {
  const float* viewport = draw->call->viewport;
  for (int i = 0; i < 3; i++) {
    const double* position = corners[i]->position;
    flat->divisor[i] = 1 / position[3];
    flat->x[i] = snapped((position[0] / position[3] + 1) / 2 * viewport[2] + viewport[0]);
    flat->y[i] = snapped((1 - position[1] / position[3]) / 2 * viewport[3] + viewport[1]);
    flat->depth[i] = position[2] / position[3] * ((double)viewport[5] - viewport[4]) + viewport[4];
    memcpy(flat->of[i], corners[i]->of, sizeof flat->of[i]);
  }
  flat->turns = turn(flat->x[0], flat->y[0], flat->x[1], flat->y[1], flat->x[2], flat->y[2]) > 0;
  flat->is_front = flat->turns == (int)draw->is_clockwise;
  flat->is_line = 0;
}

// Whether a place is in the viewport and in the targets.
static int is_within(const struct draw* draw, double x, double y) {
  const float* viewport = draw->call->viewport;
  return x >= fmax(viewport[0], 0) && x < fmin((double)viewport[0] + viewport[2], draw->size[0]) && y >= fmax(viewport[1], 0) &&
         y < fmin((double)viewport[1] + viewport[3], draw->size[1]);
}

static int covers(const struct flat* flat, double x, double y) {
  // Turned with the clock, the inside is to the right of every edge. What lies on an edge belongs to it if it is a top or a left one.
  int order[4] = {0, flat->turns ? 1 : 2, flat->turns ? 2 : 1, 0};
  for (int i = 0; i < 3; i++) {
    int a = order[i], b = order[i + 1];
    double side = turn(flat->x[a], flat->y[a], flat->x[b], flat->y[b], x, y);
    int is_top = flat->y[a] == flat->y[b] && flat->x[b] > flat->x[a], is_left = flat->y[b] < flat->y[a];
    if (side < 0 || (side == 0 && !is_top && !is_left)) return 0;
  }
  return 1;
}

static void shares_at(const struct flat* flat, double x, double y, double shares[3]) {
  if (flat->is_line) {
    double along[2] = {flat->x[1] - flat->x[0], flat->y[1] - flat->y[0]};
    shares[1] = ((x - flat->x[0]) * along[0] + (y - flat->y[0]) * along[1]) / (along[0] * along[0] + along[1] * along[1]);
    shares[0] = 1 - shares[1];
    shares[2] = 0;
    return;
  }
  double whole = turn(flat->x[0], flat->y[0], flat->x[1], flat->y[1], flat->x[2], flat->y[2]);
  for (int i = 0; i < 3; i++) {
    int a = (i + 1) % 3, b = (i + 2) % 3;
    shares[i] = whole == 0 ? i == 0 : turn(flat->x[a], flat->y[a], flat->x[b], flat->y[b], x, y) / whole;
  }
}

// What a place has of each corner of the primitive.
static void parts_at(const struct flat* flat, double x, double y, int is_linear, double parts[3]) {
  double shares[3];
  shares_at(flat, x, y, shares);
  double divisor = dot(shares, flat->divisor);
  for (int i = 0; i < 3; i++) {
    parts[i] = 0;
    for (int c = 0; c < 3; c++) parts[i] += shares[c] * (is_linear ? 1 : flat->divisor[c] / divisor) * flat->of[c][i];
  }
}

// One pixel of a quad: where it is, and the samples that are covered.
struct pixel {
  uint32_t x, y, coverage;
};

static void fill_in(const struct draw* draw, const struct flat* flat, const colorfast_shim_corner_out* const* corners,
                    const struct pixel* pixel, int only, colorfast_shim_pixel_in* in) {
  const double centre[2] = {0.5, 0.5}, *place = only < 0 ? centre : sample_place(draw, (uint32_t)only);
  double x = pixel->x + place[0], y = pixel->y + place[1], shares[3], parts[3];
  shares_at(flat, x, y, shares);
  in->position[0] = (float)x;
  in->position[1] = (float)y;
  in->position[2] = (float)dot(shares, flat->depth);
  in->position[3] = (float)dot(shares, flat->divisor);
  in->front = (uint32_t)flat->is_front;
  in->sample = only < 0 ? 0 : (uint32_t)only;
  in->mask = pixel->coverage;
  parts_at(flat, x, y, 0, parts);
  for (int i = 0; i < 3; i++) in->barycentric[i] = (float)parts[i];
  for (uint32_t location = 0; location < COLORFAST_SHIM_LOCATIONS; location++) {
    uint32_t mode = colorfast_shim_modes[location];
    if (mode & COLORFAST_SHIM_FLAT) {
      memcpy(in->values[location], corners[0]->values[location], 16);
      continue;
    }
    const double* at = place;
    // A centre that is not covered is no place inside: a covered sample is.
    if (mode & COLORFAST_SHIM_CENTROID && pixel->coverage && __builtin_popcount(pixel->coverage) < (int)draw->samples)
      at = sample_place(draw, (uint32_t)__builtin_ctz(pixel->coverage));
    parts_at(flat, pixel->x + at[0], pixel->y + at[1], mode & COLORFAST_SHIM_LINEAR, parts);
    for (int c = 0; c < 4; c++) {
      double sum = 0;
      for (int i = 0; i < 3; i++) sum += parts[i] * as_float(corners[i]->values[location][c]);
      in->values[location][c] = as_word(sum);
    }
  }
}

static void blend(uint32_t colour[4], const uint32_t factor[4], const struct texture* target, const int64_t at[3], uint32_t sample) {
  uint32_t there[4];
  texel_at(target, at, 0, sample, there);
  for (int c = 0; c < 4; c++) colour[c] = as_word(as_float(colour[c]) + as_float(there[c]) * as_float(factor[c]));
}

static void write_pixel(struct draw* draw, const struct flat* flat, const struct pixel* pixel, uint32_t mask, const colorfast_shim_pixel_out* out) {
  uint32_t does = colorfast_shim_pixel_does;
  if (does & COLORFAST_SHIM_GIVES_MASK) mask &= out->mask;
  for (uint32_t sample = 0; sample < draw->samples; sample++) {
    if (!(mask >> sample & 1)) continue;
    size_t index = ((size_t)pixel->y * draw->size[0] + pixel->x) * draw->samples + sample;
    if (draw->has_depth) {
      const double* place = sample_place(draw, sample);
      const float* viewport = draw->call->viewport;
      double shares[3];
      shares_at(flat, pixel->x + place[0], pixel->y + place[1], shares);
      float depth = (float)(does & COLORFAST_SHIM_GIVES_DEPTH ? within(out->depth, viewport[4], viewport[5]) : dot(shares, flat->depth));
      if (!compares(draw->depth_compare, depth, draw->depths[index])) continue;
      if (draw->writes_depth) draw->depths[index] = depth;
    }
    if (draw->has_stencil)
      draw->stencils[index] = (uint8_t)((draw->stencils[index] & ~draw->write_mask) | (draw->reference & draw->write_mask));
    for (uint32_t i = 0; i < draw->target_count; i++) {
      int64_t at[3] = {pixel->x, pixel->y, 0};
      uint32_t words[4];
      memcpy(words, out->colours[i], sizeof words);
      if (draw->blends) blend(words, out->factors[i], &draw->targets[i], at, sample);
      encode(draw->targets[i].format, words, place_of(&draw->targets[i], at, 0, sample));
    }
  }
}

static void run_pixel(struct fiber* fiber) { colorfast_shim_pixel(&bound_of_pixels, fiber->in, &fiber->out); }

void colorfast_shim_discard(void) {
  current->is_discarded = 1;
  see_as(1);
}

// Runs the four invocations of a quad, for all samples or for one, and writes what they give.
static void shade_quad(struct draw* draw, const struct flat* flat, const colorfast_shim_corner_out* const* corners, const struct pixel pixels[4],
                       uint32_t primitive, int only) {
  uint32_t mask = only < 0 ? ~0u : 1u << only, any = 0;
  colorfast_shim_pixel_in in[4];
  for (int i = 0; i < 4; i++) any |= pixels[i].coverage & mask;
  if (!any) return;
  for (uint32_t i = 0; i < 4; i++) {
    struct fiber* fiber = &draw->quad[i];
    struct pixel pixel = pixels[i];
    pixel.coverage &= mask;
    memset(&in[i], 0, sizeof in[i]);
    fill_in(draw, flat, corners, &pixel, only, &in[i]);
    // The centroid is that of all that the pixel has.
    in[i].primitive = primitive;
    in[i].lane = fiber->ids.lane = i;
    in[i].lanes = 4;
    fiber->in = &in[i];
    fiber->is_helper = !pixel.coverage;
    fiber->is_discarded = 0;
    memset(&fiber->out, 0, sizeof fiber->out);
    begin(fiber, run_pixel);
  }
  run_together(draw->quad, 4);
  see_as(0);
  for (int i = 0; i < 4; i++) {
    if (draw->quad[i].waiting != DONE) fail("a fragment waits at a barrier");
    if (!draw->quad[i].is_discarded) write_pixel(draw, flat, &pixels[i], pixels[i].coverage & mask, &draw->quad[i].out);
  }
}

static void shade_quads(struct draw* draw, const struct flat* flat, const colorfast_shim_corner_out* const* corners, const struct pixel pixels[4],
                        uint32_t primitive) {
  if (draw->samples == 1 || !(colorfast_shim_pixel_does & COLORFAST_SHIM_PER_SAMPLE)) {
    shade_quad(draw, flat, corners, pixels, primitive, -1);
    return;
  }
  for (uint32_t sample = 0; sample < draw->samples; sample++) shade_quad(draw, flat, corners, pixels, primitive, (int)sample);
}

// Shades one pixel that is covered wholly, alone.
static void whole_pixel(struct draw* draw, const struct flat* flat, const colorfast_shim_corner_out* const* corners, double x, double y,
                        uint32_t primitive) {
  if (!is_within(draw, x, y)) return;
  struct pixel pixels[4];
  for (uint32_t i = 0; i < 4; i++) {
    struct pixel pixel = {((uint32_t)x & ~1u) + (i & 1), ((uint32_t)y & ~1u) + (i >> 1), 0};
    if (pixel.x == (uint32_t)x && pixel.y == (uint32_t)y) pixel.coverage = (1u << draw->samples) - 1;
    pixels[i] = pixel;
  }
  shade_quads(draw, flat, corners, pixels, primitive);
}

static void point(struct draw* draw, const colorfast_shim_corner_out* const* corners, const struct corner* corner, uint32_t clips, uint32_t primitive) {
  struct flat flat;
  const struct corner* same[3] = {corner, corner, corner};
  for (uint32_t what = 0; what < 3 + clips; what++)
    if (inside(corner, what) < 0) return;
  flatten(draw, same, &flat);
  flat.is_front = 1;
  whole_pixel(draw, &flat, corners, flat.x[0], flat.y[0], primitive);
}

// A line one pixel wide: of each column, or row, whose centre it passes, the pixel in which it does.
static void line(struct draw* draw, const colorfast_shim_corner_out* const* corners, const struct corner* const cut[3], uint32_t primitive) {
  struct flat flat;
  flatten(draw, cut, &flat);
  flat.is_front = flat.is_line = 1;
  double across = flat.x[1] - flat.x[0], down = flat.y[1] - flat.y[0];
  int is_steep = fabs(down) > fabs(across);
  double start = is_steep ? flat.y[0] : flat.x[0], length = is_steep ? down : across;
  if (length == 0) return;
  for (uint32_t i = 0; i < draw->size[is_steep]; i++) {
    double part = (i + 0.5 - start) / length;
    // A centre at the end belongs to the next line of a strip.
    if (part < 0 || part >= 1) continue;
    double x = is_steep ? flat.x[0] + across * part : i + 0.5, y = is_steep ? i + 0.5 : flat.y[0] + down * part;
    whole_pixel(draw, &flat, corners, x, y, primitive);
  }
}

static void triangle(struct draw* draw, const colorfast_shim_corner_out* const* corners, const struct corner* const cut[3], uint32_t primitive) {
  struct flat flat;
  flatten(draw, cut, &flat);
  if (turn(flat.x[0], flat.y[0], flat.x[1], flat.y[1], flat.x[2], flat.y[2]) == 0) return;
  if (draw->cull && (draw->cull == CULL_FRONT) == flat.is_front) return;
  const float* viewport = draw->call->viewport;
  uint32_t left = (uint32_t)fmax(viewport[0], 0) & ~1u, top = (uint32_t)fmax(viewport[1], 0) & ~1u;
  for (uint32_t y = top; y < draw->size[1] && y < viewport[1] + viewport[3]; y += 2)
    for (uint32_t x = left; x < draw->size[0] && x < viewport[0] + viewport[2]; x += 2) {
      struct pixel pixels[4];
      uint32_t any = 0;
      for (uint32_t i = 0; i < 4; i++) {
        struct pixel pixel = {x + (i & 1), y + (i >> 1), 0};
        for (uint32_t sample = 0; sample < draw->samples; sample++) {
          const double* place = sample_place(draw, sample);
          double at[2] = {pixel.x + place[0], pixel.y + place[1]};
          pixel.coverage |= (uint32_t)(is_within(draw, at[0], at[1]) && covers(&flat, at[0], at[1])) << sample;
        }
        any |= pixel.coverage;
        pixels[i] = pixel;
      }
      if (any) shade_quads(draw, &flat, corners, pixels, primitive);
    }
}

static void primitive_of(struct draw* draw, const colorfast_shim_corner_out* const* corners, uint32_t count, uint32_t primitive) {
  struct corner cut[MOST_CORNERS];
  uint32_t clips = corners[0]->clips;
  memset(cut, 0, sizeof cut);
  for (uint32_t i = 0; i < count; i++) {
    cut[i].of[i] = 1;
    for (int c = 0; c < 4; c++) cut[i].position[c] = corners[i]->position[c];
    for (int c = 0; c < COLORFAST_SHIM_CLIPS; c++) cut[i].clip[c] = corners[i]->clip[c];
  }
  if (count == 1) {
    const colorfast_shim_corner_out* same[3] = {corners[0], corners[0], corners[0]};
    point(draw, same, &cut[0], clips, primitive);
    return;
  }
  uint32_t left = clip(cut, count, clips);
  if (count == 2) {
    const colorfast_shim_corner_out* two[3] = {corners[0], corners[1], corners[1]};
    const struct corner* ends[3] = {&cut[0], &cut[1], &cut[1]};
    if (left >= 2) line(draw, two, ends, primitive);
    return;
  }
  for (uint32_t i = 2; i < left; i++) {
    const struct corner* three[3] = {&cut[0], &cut[i - 1], &cut[i]};
    triangle(draw, corners, three, primitive);
  }
}

// The mean of the samples of each pixel; of integers the first.
static void resolve(const struct texture* from, struct texture* to) {
  for (int64_t y = 0; y < to->size[1]; y++)
    for (int64_t x = 0; x < to->size[0]; x++) {
      int64_t at[3] = {x, y, 0};
      uint32_t words[4], sample[4];
      double sums[4] = {0};
      texel_at(from, at, 0, 0, words);
      for (uint32_t i = 0; i < from->samples; i++) {
        texel_at(from, at, 0, i, sample);
        for (int c = 0; c < 4; c++) sums[c] += as_float(sample[c]);
      }
      int is_integer = from->format.kind == UINT || from->format.kind == SINT;
      for (int c = 0; c < 4 && !is_integer && from->samples > 1; c++) words[c] = as_word(sums[c] / from->samples);
      encode(to->format, words, place_of(to, at, 0, 0));
    }
}

// The index of a vertex, or all ones where another strip begins.
static uint32_t index_of(const struct draw* draw, uint32_t at) {
  if (!draw->index_count) return at;
  uint32_t index = at < draw->index_count ? draw->indices[at] : 0;
  return index == UINT32_MAX && (draw->topology == STRIP || draw->topology == LINE_STRIP) ? index : index + draw->call->base_vertex;
}

// The primitives of vertices that follow each other, from a number on; the next number.
static uint32_t primitives_of(struct draw* draw, const colorfast_shim_corner_out* corners, uint32_t count, uint32_t number) {
  static const uint32_t SIZES[] = {1, 2, 2, 3, 3}, STEPS[] = {1, 2, 1, 3, 1};
  uint32_t size = SIZES[draw->topology];
  for (uint32_t first = 0, index = 0; first + size <= count; first += STEPS[draw->topology], index++) {
    // Every second triangle of a strip turns the other way, so that all face alike.
    uint32_t swaps = draw->topology == STRIP && index % 2 == 1;
    const colorfast_shim_corner_out* three[3] = {&corners[first], &corners[first + 1 + swaps], &corners[first + 2 - swaps]};
    primitive_of(draw, three, size, number++);
  }
  return number;
}

static void run_call(struct draw* draw) {
  const struct call* call = draw->call;
  colorfast_shim_corner_out* corners = calloc((size_t)call->vertices + 3, sizeof *corners);
  if (!corners) fail("no memory for a draw");
  for (uint32_t instance = 0; instance < call->instances; instance++) {
    uint32_t count = 0, number = 0;
    for (uint32_t i = 0; i < call->vertices; i++) {
      uint32_t index = index_of(draw, call->first_vertex + i);
      if (draw->index_count && index == UINT32_MAX) {
        number = primitives_of(draw, corners, count, number);
        count = 0;
        continue;
      }
      shade_corner(draw, index, call->first_instance + instance, &corners[count++]);
    }
    primitives_of(draw, corners, count, number);
  }
  free(corners);
}

static void run_draw(struct draw* draw) {
  if (!colorfast_shim_corner || !colorfast_shim_pixel) fail("nothing to draw with");
  for (uint32_t i = 0; i < draw->call_count; i++) {
    draw->call = &draw->calls[i];
    run_call(draw);
  }
  for (uint32_t i = 0; i < draw->target_count && !draw->keeps_samples; i++) resolve(&draw->targets[i], &draw->resolved[i]);
}
