//# output count
#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Settings {
  float cell;
  uint table;
  float reach;
};

layout(std140, binding = 0) uniform settings_compute_block {
  Settings inner;
} settings;
layout(std430, binding = 0) readonly buffer points_compute_block {
  vec3 inner[];
} points;
layout(std430, binding = 1) coherent buffer counts_compute_block {
  uint inner[];
} counts;

ivec3 cell_of(vec3 point) {
  return ivec3(clamp(floor(point / settings.inner.cell), vec3(-2147483600.0), vec3(2147483500.0)));
}

uint hash(ivec3 cell) {
  uvec3 word = uvec3(cell) * uvec3(73856093u, 19349663u, 83492791u);
  uint v = settings.inner.table;
  return ((word.x ^ word.y) ^ word.z) % mix(v, 1u, (v == 0u));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x < uint(points.inner.length())) {
    uint v_1 = min(hash(cell_of(points.inner[min(v.x, uint(points.inner.length()) - 1u)])), uint(counts.inner.length()) - 1u);
    atomicAdd(counts.inner[v_1], 1u);
  }
}
//# output make_ranges
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Settings {
  float cell;
  uint table;
  float reach;
};

struct Cell {
  uint first;
  uint count;
};

layout(std140, binding = 0) uniform settings_compute_block {
  Settings inner;
} settings;
layout(std430, binding = 1) coherent buffer counts_compute_block {
  uint inner[];
} counts;
layout(std430, binding = 2) coherent buffer cells_compute_block {
  Cell inner[];
} cells;

void main() {
  uint next = 0u;
  uint i = 0u;
  while (true) {
    if (!(i < settings.inner.table)) {
      break;
    }
    uint amount = atomicExchange(counts.inner[min(i, uint(counts.inner.length()) - 1u)], 0u);
    cells.inner[min(i, uint(cells.inner.length()) - 1u)] = Cell(next, amount);
    next = next + amount;
    i = i + 1u;
  }
}
//# output fill
#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Settings {
  float cell;
  uint table;
  float reach;
};

struct Cell {
  uint first;
  uint count;
};

layout(std140, binding = 0) uniform settings_compute_block {
  Settings inner;
} settings;
layout(std430, binding = 0) readonly buffer points_compute_block {
  vec3 inner[];
} points;
layout(std430, binding = 1) coherent buffer counts_compute_block {
  uint inner[];
} counts;
layout(std430, binding = 2) coherent buffer cells_compute_block {
  Cell inner[];
} cells;
layout(std430, binding = 3) coherent buffer order_compute_block {
  uint inner[];
} order;

ivec3 cell_of(vec3 point) {
  return ivec3(clamp(floor(point / settings.inner.cell), vec3(-2147483600.0), vec3(2147483500.0)));
}

uint hash(ivec3 cell) {
  uvec3 word = uvec3(cell) * uvec3(73856093u, 19349663u, 83492791u);
  uint v = settings.inner.table;
  return ((word.x ^ word.y) ^ word.z) % mix(v, 1u, (v == 0u));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x >= uint(points.inner.length())) {
    return;
  }
  uint h = hash(cell_of(points.inner[min(v.x, uint(points.inner.length()) - 1u)]));
  uint v_1 = cells.inner[min(h, uint(cells.inner.length()) - 1u)].first;
  uint place = v_1 + atomicAdd(counts.inner[min(h, uint(counts.inner.length()) - 1u)], 1u);
  order.inner[min(place, uint(order.inner.length()) - 1u)] = v.x;
}
//# output search
#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Settings {
  float cell;
  uint table;
  float reach;
};

struct Cell {
  uint first;
  uint count;
};

layout(std140, binding = 0) uniform settings_compute_block {
  Settings inner;
} settings;
layout(std430, binding = 0) readonly buffer points_compute_block {
  vec3 inner[];
} points;
layout(std430, binding = 2) coherent buffer cells_compute_block {
  Cell inner[];
} cells;
layout(std430, binding = 3) coherent buffer order_compute_block {
  uint inner[];
} order;
layout(std430, binding = 4) coherent buffer neighbours_compute_block {
  uint inner[];
} neighbours;

ivec3 cell_of(vec3 point) {
  return ivec3(clamp(floor(point / settings.inner.cell), vec3(-2147483600.0), vec3(2147483500.0)));
}

uint hash(ivec3 cell) {
  uvec3 word = uvec3(cell) * uvec3(73856093u, 19349663u, 83492791u);
  uint v = settings.inner.table;
  return ((word.x ^ word.y) ^ word.z) % mix(v, 1u, (v == 0u));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x >= uint(points.inner.length())) {
    return;
  }
  vec3 own = points.inner[min(v.x, uint(points.inner.length()) - 1u)];
  ivec3 middle = cell_of(own);
  uint found = 0u;
  uvec2 rounds_left = uvec2(4294967295u);
  int z = -1;
  while (true) {
    uvec2 v_1 = rounds_left;
    if (all(equal(v_1, uvec2(0u)))) {
      break;
    }
    uint v_2 = v_1.x;
    rounds_left = uvec2(v_2 - 1u, v_1.y - mix(0u, 1u, (v_2 == 0u)));
    if (!(z <= 1)) {
      break;
    }
    uvec2 rounds_left_1 = uvec2(4294967295u);
    int y = -1;
    while (true) {
      uvec2 v_3 = rounds_left_1;
      if (all(equal(v_3, uvec2(0u)))) {
        break;
      }
      uint v_4 = v_3.x;
      rounds_left_1 = uvec2(v_4 - 1u, v_3.y - mix(0u, 1u, (v_4 == 0u)));
      if (!(y <= 1)) {
        break;
      }
      uvec2 rounds_left_2 = uvec2(4294967295u);
      int x = -1;
      while (true) {
        uvec2 v_5 = rounds_left_2;
        if (all(equal(v_5, uvec2(0u)))) {
          break;
        }
        uint v_6 = v_5.x;
        rounds_left_2 = uvec2(v_6 - 1u, v_5.y - mix(0u, 1u, (v_6 == 0u)));
        if (!(x <= 1)) {
          break;
        }
        uint v_7 = min(hash(middle + ivec3(x, y, z)), uint(cells.inner.length()) - 1u);
        Cell range = cells.inner[v_7];
        uvec2 rounds_left_3 = uvec2(4294967295u);
        uint i = range.first;
        while (true) {
          uvec2 v_8 = rounds_left_3;
          if (all(equal(v_8, uvec2(0u)))) {
            break;
          }
          uint v_9 = v_8.x;
          rounds_left_3 = uvec2(v_9 - 1u, v_8.y - mix(0u, 1u, (v_9 == 0u)));
          if (!(i < range.first + range.count)) {
            break;
          }
          uint other = order.inner[min(i, uint(order.inner.length()) - 1u)];
          bool v_10 = false;
          if (other != v.x) {
            v_10 = distance(points.inner[min(other, uint(points.inner.length()) - 1u)], own) <= settings.inner.reach;
          } else {
            v_10 = false;
          }
          if (v_10) {
            found = found + 1u;
          }
          i = i + 1u;
        }
        x = x + 1;
      }
      y = y + 1;
    }
    z = z + 1;
  }
  neighbours.inner[min(v.x, uint(neighbours.inner.length()) - 1u)] = found;
}
