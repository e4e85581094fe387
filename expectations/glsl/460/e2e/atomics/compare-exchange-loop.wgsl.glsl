#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

layout(std430, binding = 0) coherent buffer cell_compute_block {
  uint inner;
} cell;
layout(std430, binding = 1) coherent buffer out_compute_block {
  uint inner[2];
} out_1;

uint raise_to_square(uint x) {
  uint seen = atomicOr(cell.inner, 0u);
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(seen < x * x)) {
      break;
    }
    uint v_2 = seen;
    uint v_3 = atomicCompSwap(cell.inner, v_2, x * x);
    atomic_compare_exchange_result_u32 attempt = atomic_compare_exchange_result_u32(v_3, (v_3 == v_2));
    if (attempt.exchanged) {
      break;
    }
    seen = attempt.old_value;
  }
  return seen;
}

void main() {
  out_1.inner[0] = raise_to_square(gl_LocalInvocationIndex);
  uint v = atomicCompSwap(cell.inner, 49u, 0u);
  out_1.inner[1] = uint(atomic_compare_exchange_result_u32(v, (v == 49u)).exchanged);
  uint v_1 = atomicCompSwap(cell.inner, 1u, 2u);
  atomic_compare_exchange_result_u32 stored = atomic_compare_exchange_result_u32(v_1, (v_1 == 1u));
  stored.old_value = stored.old_value + 1u;
}
