// Sampling: levels of detail, filters, address modes, cubes, comparison and gathering.

// One level of a texture, and where on it a query points: in texels, of which whole ones lie between two numbers.
struct view {
  const struct texture* texture;
  const struct sampler* sampler;
  const colorfast_shim_query* query;
  uint32_t level, face;
  int64_t layer;
  double place[3];
};

// The six faces: which way each points, and along which axes its two coordinates grow.
static const double FACES[6][3][3] = {
  {{1, 0, 0}, {0, 0, -1}, {0, -1, 0}}, {{-1, 0, 0}, {0, 0, 1}, {0, -1, 0}},
  {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}},   {{0, -1, 0}, {1, 0, 0}, {0, 0, -1}},
  {{0, 0, 1}, {1, 0, 0}, {0, -1, 0}},  {{0, 0, -1}, {-1, 0, 0}, {0, -1, 0}},
};

static double dot(const double a[3], const double b[3]) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

// The face that a direction meets: that of its longest axis, of equal ones the last.
static uint32_t face_of(const double direction[3]) {
  uint32_t axis = 0;
  for (uint32_t other = 1; other < 3; other++)
    if (fabs(direction[other]) >= fabs(direction[axis])) axis = other;
  return 2 * axis + (direction[axis] < 0);
}

// Where on the plane of a face a direction points, from 0 to 1 within it.
static void on_face(uint32_t face, const double direction[3], double place[2]) {
  double along = dot(direction, FACES[face][0]);
  for (int i = 0; i < 2; i++) place[i] = (dot(direction, FACES[face][i + 1]) / along + 1) / 2;
}

// The texel beside an edge of a face, which is one of another face. Beyond a corner there is none.
static int around_edge(uint32_t* face, int64_t at[2], int64_t size) {
  int x_is_out = at[0] < 0 || at[0] >= size, y_is_out = at[1] < 0 || at[1] >= size;
  if (x_is_out && y_is_out) return 0;
  if (!x_is_out && !y_is_out) return 1;
  double direction[3], place[2];
  for (int axis = 0; axis < 3; axis++) {
    direction[axis] = FACES[*face][0][axis];
    for (int i = 0; i < 2; i++) direction[axis] += FACES[*face][i + 1][axis] * ((2 * (double)at[i] + 1) / (double)size - 1);
  }
  *face = face_of(direction);
  on_face(*face, direction, place);
  for (int i = 0; i < 2; i++) at[i] = held((int64_t)floor(place[i] * (double)size), 0, size - 1);
  return 1;
}

static int64_t addressed(uint32_t mode, int64_t at, int64_t size) {
  if (mode == CLAMP) return held(at, 0, size - 1);
  int64_t period = mode == MIRROR ? 2 * size : size;
  at = (at % period + period) % period;
  return at < size ? at : 2 * size - 1 - at;
}

static void look(struct view* view, uint32_t level) {
  const struct texture* texture = view->texture;
  double coords[3] = {view->query->coords[0], view->query->coords[1], view->query->coords[2]};
  view->level = level;
  view->face = 0;
  if (texture->is_cube) {
    view->face = face_of(coords);
    double place[2];
    on_face(view->face, coords, place);
    coords[0] = place[0];
    coords[1] = place[1];
  }
  int64_t faces = texture->is_cube ? 6 : 1;
  view->layer = held(view->query->layer, 0, texture->size[2] / faces - 1) * faces;
  for (uint32_t axis = 0; axis < texture->axes; axis++) view->place[axis] = coords[axis] * extent(texture, axis, level);
}

static int texel_of(const struct view* view, const int64_t place[3], uint32_t words[4]) {
  const struct texture* texture = view->texture;
  int64_t at[3] = {0, 0, 0};
  if (texture->is_cube) {
    uint32_t face = view->face;
    at[0] = place[0];
    at[1] = place[1];
    if (!around_edge(&face, at, extent(texture, 0, view->level))) return 0;
    at[2] = view->layer + face;
  } else {
    if (texture->axes < 3) at[2] = view->layer;
    for (uint32_t axis = 0; axis < texture->axes; axis++)
      at[axis] = addressed(view->sampler->address[axis], place[axis] + view->query->offset[axis], extent(texture, axis, view->level));
  }
  texel_at(texture, at, view->level, 0, words);
  return 1;
}

static int compares(uint32_t comparison, double reference, double texel) {
  switch (comparison) {
    case LESS: return reference < texel;
    case EQUAL: return reference == texel;
    case LESS_EQUAL: return reference <= texel;
    case GREATER: return reference > texel;
    case NOT_EQUAL: return reference != texel;
    case GREATER_EQUAL: return reference >= texel;
    case ALWAYS: return 1;
    default: return 0;
  }
}

static double compared(const struct view* view, double texel) {
  double reference = view->query->reference;
  if (view->texture->format.kind == UNORM) reference = within(reference, 0, 1);
  return compares(view->sampler->compare, reference, texel);
}

static int value_of(const struct view* view, const int64_t at[3], double value[4]) {
  uint32_t words[4];
  if (!texel_of(view, at, words)) return 0;
  for (int i = 0; i < 4; i++) value[i] = as_float(words[i]);
  if (view->query->compares) value[0] = compared(view, value[0]);
  return 1;
}

static void nearest(const struct view* view, double value[4]) {
  int64_t at[3] = {0, 0, 0};
  for (uint32_t axis = 0; axis < view->texture->axes; axis++) {
    at[axis] = (int64_t)floor(view->place[axis]);
    if (view->texture->is_cube) at[axis] = held(at[axis], 0, extent(view->texture, 0, view->level) - 1);
  }
  value_of(view, at, value);
}

static void filtered(const struct view* view, double value[4]) {
  double corner[4];
  memset(value, 0, 4 * sizeof *value);
  for (uint32_t corners = 0; corners < 1u << view->texture->axes; corners++) {
    int64_t at[3] = {0, 0, 0};
    double weight = 1;
    for (uint32_t axis = 0; axis < view->texture->axes; axis++) {
      double low = floor(view->place[axis] - 0.5), part = view->place[axis] - 0.5 - low;
      uint32_t is_high = corners >> axis & 1;
      at[axis] = (int64_t)low + is_high;
      weight *= is_high ? part : 1 - part;
    }
    if (weight == 0) continue;
    if (value_of(view, at, corner)) {
      for (int i = 0; i < 4; i++) value[i] += weight * corner[i];
      continue;
    }
    // What would lie beyond the corner of a cube is the mean of the three texels that meet there.
    int64_t size = extent(view->texture, 0, view->level), inside[2];
    for (int i = 0; i < 2; i++) inside[i] = held(at[i], 0, size - 1);
    int64_t meeting[3][3] = {{inside[0], inside[1], 0}, {at[0], inside[1], 0}, {inside[0], at[1], 0}};
    for (int i = 0; i < 3; i++) {
      value_of(view, meeting[i], corner);
      for (int c = 0; c < 4; c++) value[c] += weight / 3 * corner[c];
    }
  }
}

// From how the coordinates change along the two axes of the screen.
static double level_of_detail(const struct texture* texture, const float coords[3], double changes[2][3]) {
  double most = 0;
  for (int i = 0; i < 2; i++) {
    double change[3] = {changes[i][0], changes[i][1], changes[i][2]};
    if (texture->is_cube) {
      double here[3] = {coords[0], coords[1], coords[2]}, there[3], from[2], to[2];
      for (int axis = 0; axis < 3; axis++) there[axis] = here[axis] + change[axis];
      uint32_t face = face_of(here);
      on_face(face, here, from);
      on_face(face, there, to);
      for (int axis = 0; axis < 2; axis++) change[axis] = to[axis] - from[axis];
    }
    double square = 0;
    for (uint32_t axis = 0; axis < texture->axes; axis++) square += pow(change[axis] * texture->size[axis], 2);
    most = fmax(most, square);
  }
  return log2(most) / 2;
}

uint64_t colorfast_shim_meet(const uint32_t* brings, uint32_t* met);

// How the coordinates differ between the pixels of a quad.
static void quad_changes(const colorfast_shim_query* query, uint64_t active, uint32_t met[LANES][4], double changes[2][3]) {
  uint32_t lane = current->ids.lane;
  for (uint32_t i = 0; i < 2; i++) {
    uint32_t other = lane ^ (1u << i);
    double sign = lane >> i & 1 ? -1 : 1;
    for (int axis = 0; axis < 3; axis++)
      changes[i][axis] = active >> other & 1 ? sign * ((double)as_float(met[other][axis]) - query->coords[axis]) : 0;
  }
}

static double wanted_level(const colorfast_shim_query* query, uint64_t active, uint32_t met[LANES][4]) {
  const struct texture* texture = (const struct texture*)query->texture;
  double changes[2][3];
  switch (query->lod_from) {
    case COLORFAST_SHIM_LEVEL: return query->lod[0];
    case COLORFAST_SHIM_GRADIENT:
      for (int i = 0; i < 6; i++) changes[i / 3][i % 3] = query->lod[i];
      return level_of_detail(texture, query->coords, changes);
    default: break;
  }
  quad_changes(query, active, met, changes);
  double bias = query->lod_from == COLORFAST_SHIM_BIAS ? query->lod[0] : 0;
  return level_of_detail(texture, query->coords, changes) + bias;
}

// `active` and `met` are what meeting the rest of the quad gave, where the level follows from it.
void colorfast_shim_sample(const colorfast_shim_query* query, uint64_t active, const uint32_t* met, uint32_t* words) {
  struct view view = {.texture = (const struct texture*)query->texture, .sampler = (const struct sampler*)query->filter, .query = query};
  double lod = within(wanted_level(query, active, (uint32_t(*)[4])met), view.sampler->lod[0], view.sampler->lod[1]);
  int is_linear = view.sampler->linear[lod > 0];
  double last = view.texture->levels - 1, value[4], upper[4];
  lod = isnan(lod) ? 0 : within(lod, 0, last);
  // Half way between two levels the lower one is the nearest.
  double level = view.sampler->linear[2] ? floor(lod) : within(ceil(lod + 0.5) - 1, 0, last);
  double part = view.sampler->linear[2] ? lod - level : 0;
  look(&view, (uint32_t)level);
  (is_linear ? filtered : nearest)(&view, value);
  if (part > 0) {
    look(&view, (uint32_t)level + 1);
    (is_linear ? filtered : nearest)(&view, upper);
    for (int i = 0; i < 4; i++) value[i] = value[i] * (1 - part) + upper[i] * part;
  }
  for (int i = 0; i < 4; i++) words[i] = as_word(value[i]);
}

void colorfast_shim_gather(const colorfast_shim_query* query, uint32_t* words) {
  static const int AROUND[4][2] = {{0, 1}, {1, 1}, {1, 0}, {0, 0}};
  struct view view = {.texture = (const struct texture*)query->texture, .sampler = (const struct sampler*)query->filter, .query = query};
  look(&view, 0);
  for (int i = 0; i < 4; i++) {
    int64_t at[3] = {(int64_t)floor(view.place[0] - 0.5) + AROUND[i][0], (int64_t)floor(view.place[1] - 0.5) + AROUND[i][1], 0};
    uint32_t texel[4];
    if (!texel_of(&view, at, texel)) {
      // Beyond the corner of a cube any texel near will do.
      int64_t inside[3] = {held(at[0], 0, extent(view.texture, 0, 0) - 1), at[1], 0};
      texel_of(&view, inside, texel);
    }
    words[i] = query->compares ? as_word(compared(&view, as_float(texel[0]))) : texel[query->component];
  }
}
