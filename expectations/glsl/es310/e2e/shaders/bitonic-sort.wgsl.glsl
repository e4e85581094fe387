//# output sort_blocks
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 128, local_size_y = 1, local_size_z = 1) in;

struct Entry {
  uint key;
  uint value;
};

layout(std430, binding = 0) coherent buffer entries_compute_block {
  Entry inner[];
} entries;
shared Entry cached[256];

bool out_of_order(Entry a, Entry b, bool ascending) {
  if (a.key == b.key) {
    return (a.value > b.value) == ascending;
  }
  return (a.key > b.key) == ascending;
}

void main() {
  uint v = gl_LocalInvocationIndex;
  uint v_1 = 0u;
  v_1 = v;
  while (true) {
    uint v_2 = v_1;
    if (v_2 >= 256u) {
      break;
    }
    cached[v_2] = Entry(0u, 0u);
    v_1 = v_2 + 128u;
  }
  memoryBarrierShared();
  barrier();
  uint start = gl_WorkGroupID.x * 256u;
  cached[min(v, 255u)] = entries.inner[min(start + v, uint(entries.inner.length()) - 1u)];
  cached[min(v + 128u, 255u)] = entries.inner[min(start + v + 128u, uint(entries.inner.length()) - 1u)];
  uvec2 rounds_left = uvec2(4294967295u);
  uint run = 2u;
  while (true) {
    uvec2 v_3 = rounds_left;
    if (all(equal(v_3, uvec2(0u)))) {
      break;
    }
    uint v_4 = v_3.x;
    rounds_left = uvec2(v_4 - 1u, v_3.y - mix(0u, 1u, (v_4 == 0u)));
    if (!(run <= 256u)) {
      break;
    }
    uvec2 rounds_left_1 = uvec2(4294967295u);
    uint gap = run / 2u;
    while (true) {
      uvec2 v_5 = rounds_left_1;
      if (all(equal(v_5, uvec2(0u)))) {
        break;
      }
      uint v_6 = v_5.x;
      rounds_left_1 = uvec2(v_6 - 1u, v_5.y - mix(0u, 1u, (v_6 == 0u)));
      if (!(gap > 0u)) {
        break;
      }
      memoryBarrierShared();
      barrier();
      uint v_7 = gap;
      uint v_8 = gap;
      uint low = 2u * gap * (v / mix(v_7, 1u, (v_7 == 0u))) + v % mix(v_8, 1u, (v_8 == 0u));
      uint high = low + gap;
      bool ascending = ((start + low) & run) == 0u;
      Entry a = cached[min(low, 255u)];
      Entry b = cached[min(high, 255u)];
      if (out_of_order(a, b, ascending)) {
        cached[min(low, 255u)] = b;
        cached[min(high, 255u)] = a;
      }
      gap = gap / 2u;
    }
    run = run * 2u;
  }
  memoryBarrierShared();
  barrier();
  entries.inner[min(start + v, uint(entries.inner.length()) - 1u)] = cached[min(v, 255u)];
  entries.inner[min(start + v + 128u, uint(entries.inner.length()) - 1u)] = cached[min(v + 128u, 255u)];
}
//# output merge_step
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 128, local_size_y = 1, local_size_z = 1) in;

struct Entry {
  uint key;
  uint value;
};

struct Step {
  uint run;
  uint gap;
};

layout(std430, binding = 0) coherent buffer entries_compute_block {
  Entry inner[];
} entries;
layout(std140, binding = 0) uniform step_compute_block {
  Step inner;
} step_1;

bool out_of_order(Entry a, Entry b, bool ascending) {
  if (a.key == b.key) {
    return (a.value > b.value) == ascending;
  }
  return (a.key > b.key) == ascending;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uint v_1 = step_1.inner.gap;
  uint v_2 = step_1.inner.gap;
  uint low = 2u * step_1.inner.gap * (v.x / mix(v_1, 1u, (v_1 == 0u))) + v.x % mix(v_2, 1u, (v_2 == 0u));
  uint high = low + step_1.inner.gap;
  if (high >= uint(entries.inner.length())) {
    return;
  }
  uint v_3 = min(low, uint(entries.inner.length()) - 1u);
  uint v_4 = min(high, uint(entries.inner.length()) - 1u);
  if (out_of_order(entries.inner[v_3], entries.inner[v_4], ((low & step_1.inner.run) == 0u))) {
    Entry kept = entries.inner[v_3];
    entries.inner[v_3] = entries.inner[v_4];
    entries.inner[v_4] = kept;
  }
}
