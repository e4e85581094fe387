#version 460
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

struct World {
  uint words_per_row;
  uint rows;
  uint born;
  uint survives;
};

layout(std140, binding = 0) uniform world_compute_block {
  World inner;
} world;
layout(std430, binding = 0) readonly buffer before_compute_block {
  uint inner[];
} before;
layout(std430, binding = 1) coherent buffer after_compute_block {
  uint inner[];
} after;
layout(std430, binding = 2) coherent buffer population_compute_block {
  uint inner;
} population;

uint word(uint column, uint row) {
  uint v = world.inner.rows;
  uint v_1 = world.inner.words_per_row;
  return before.inner[min(row % mix(v, 1u, (v == 0u)) * world.inner.words_per_row + column % mix(v_1, 1u, (v_1 == 0u)), uint(before.inner.length()) - 1u)];
}

uint cell(uint column, int bit, uint row) {
  if (bit < 0) {
    return word(column + world.inner.words_per_row - 1u, row) >> 31u;
  } else if (bit > 31) {
    return word(column + 1u, row) & 1u;
  }
  return (word(column, row) >> (uint(bit) & 31u)) & 1u;
}

uint neighbours(uint column, int bit, uint row) {
  uint sum = 0u;
  uint dy = 0u;
  while (true) {
    if (!(dy < 3u)) {
      break;
    }
    uint y = row + world.inner.rows + dy - 1u;
    uvec2 rounds_left = uvec2(4294967295u);
    int dx = -1;
    while (true) {
      uvec2 v = rounds_left;
      if (all(equal(v, uvec2(0u)))) {
        break;
      }
      uint v_1 = v.x;
      rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
      if (!(dx <= 1)) {
        break;
      }
      if ((dx == 0) && (dy == 1u)) {
        dx = dx + 1;
        continue;
      }
      uint v_2 = sum;
      sum = v_2 + cell(column, bit + dx, y);
      dx = dx + 1;
    }
    dy = dy + 1u;
  }
  return sum;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if ((v.x >= world.inner.words_per_row) || (v.y >= world.inner.rows)) {
    return;
  }
  uint old = word(v.x, v.y);
  uint new_word = 0u;
  int bit = 0;
  while (true) {
    if (!(bit < 32)) {
      break;
    }
    uint v_1 = min(uint(bit), 32u);
    bool alive = bitfieldExtract(old, int(v_1), int(min(1u, 32u - v_1))) == 1u;
    uint rule = mix(world.inner.born, world.inner.survives, alive);
    uint lives = (rule >> (neighbours(v.x, bit, v.y) & 31u)) & 1u;
    uint v_2 = min(uint(bit), 32u);
    new_word = bitfieldInsert(new_word, lives, int(v_2), int(min(1u, 32u - v_2)));
    bit = bit + 1;
  }
  after.inner[min(v.y * world.inner.words_per_row + v.x, uint(after.inner.length()) - 1u)] = new_word;
  atomicAdd(population.inner, uint(bitCount(new_word)));
}
