#version 460
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

struct Job {
  uint first;
  uint count;
  vec2 scale;
};

shared Job job;
shared int limit;
shared uint ready;
layout(std430, binding = 0) coherent buffer jobs_compute_block {
  Job inner[];
} jobs;
layout(std430, binding = 1) coherent buffer out_compute_block {
  float inner[];
} out_1;

void main() {
  uint v = gl_LocalInvocationIndex;
  uvec3 v_1 = gl_WorkGroupID;
  if (v < 1u) {
    job = Job(0u, 0u, vec2(0.0));
    limit = 0;
    atomicExchange(ready, 0u);
  }
  memoryBarrierShared();
  barrier();
  if (v == 0u) {
    job = jobs.inner[min(v_1.x, uint(jobs.inner.length()) - 1u)];
    limit = int(jobs.inner[min(v_1.x, uint(jobs.inner.length()) - 1u)].count);
    atomicExchange(ready, 1u);
  }
  memoryBarrierShared();
  barrier();
  Job mine = job;
  memoryBarrierShared();
  barrier();
  uvec2 rounds_left = uvec2(4294967295u);
  int k = 0;
  while (true) {
    uvec2 v_2 = rounds_left;
    if (all(equal(v_2, uvec2(0u)))) {
      break;
    }
    uint v_3 = v_2.x;
    rounds_left = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
    int v_4 = k;
    memoryBarrierShared();
    barrier();
    int v_5 = limit;
    memoryBarrierShared();
    barrier();
    if (!(v_4 < v_5)) {
      break;
    }
    memoryBarrierShared();
    barrier();
    uint v_6 = mine.first + v;
    out_1.inner[min(v_6, uint(out_1.inner.length()) - 1u)] = out_1.inner[min(v_6, uint(out_1.inner.length()) - 1u)] + mine.scale.x * float(k);
    k = k + 1;
  }
  memoryBarrierShared();
  barrier();
  uint v_7 = atomicOr(ready, 0u);
  memoryBarrierShared();
  barrier();
  if (v_7 == 1u) {
    memoryBarrierShared();
    barrier();
  }
}
