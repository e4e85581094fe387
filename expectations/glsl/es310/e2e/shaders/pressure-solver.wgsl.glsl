//# output advect
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 16, local_size_y = 16, local_size_z = 1) in;

struct Grid {
  uint width;
  uint height;
  float step_1;
  float fade;
};

layout(std140, binding = 0) uniform grid_compute_block {
  Grid inner;
} grid;
layout(std430, binding = 0) readonly buffer velocity_in_compute_block {
  vec2 inner[];
} velocity_in;
layout(std430, binding = 1) coherent buffer velocity_out_compute_block {
  vec2 inner[];
} velocity_out;
layout(std430, binding = 4) coherent buffer divergence_compute_block {
  float inner[];
} divergence;

uint at(int x, int y) {
  int cx = min(max(x, 0), int(grid.inner.width) - 1);
  int cy = min(max(y, 0), int(grid.inner.height) - 1);
  return uint(cy) * grid.inner.width + uint(cx);
}

vec2 velocity(vec2 place) {
  vec2 corner = floor(place);
  vec2 part = place - corner;
  int x = int(clamp(corner.x, -2147483600.0, 2147483500.0));
  int y = int(clamp(corner.y, -2147483600.0, 2147483500.0));
  uint v = min(at(x, y), uint(velocity_in.inner.length()) - 1u);
  uint v_1 = min(at(x + 1, y), uint(velocity_in.inner.length()) - 1u);
  vec2 top = mix(velocity_in.inner[v], velocity_in.inner[v_1], part.x);
  uint v_2 = min(at(x, y + 1), uint(velocity_in.inner.length()) - 1u);
  uint v_3 = min(at(x + 1, y + 1), uint(velocity_in.inner.length()) - 1u);
  vec2 bottom = mix(velocity_in.inner[v_2], velocity_in.inner[v_3], part.x);
  return mix(top, bottom, part.y);
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if ((v.x >= grid.inner.width) || (v.y >= grid.inner.height)) {
    return;
  }
  int x = int(v.x);
  int y = int(v.y);
  uint v_1 = min(at(x, y), uint(velocity_in.inner.length()) - 1u);
  vec2 back = vec2(v.xy) - grid.inner.step_1 * velocity_in.inner[v_1];
  uint v_2 = at(x, y);
  velocity_out.inner[min(v_2, uint(velocity_out.inner.length()) - 1u)] = velocity(back) * grid.inner.fade;
  uint v_3 = min(at(x + 1, y), uint(velocity_in.inner.length()) - 1u);
  uint v_4 = min(at(x - 1, y), uint(velocity_in.inner.length()) - 1u);
  float dx = velocity_in.inner[v_3].x - velocity_in.inner[v_4].x;
  uint v_5 = min(at(x, y + 1), uint(velocity_in.inner.length()) - 1u);
  uint v_6 = min(at(x, y - 1), uint(velocity_in.inner.length()) - 1u);
  float dy = velocity_in.inner[v_5].y - velocity_in.inner[v_6].y;
  uint v_7 = min(at(x, y), uint(divergence.inner.length()) - 1u);
  divergence.inner[v_7] = 0.5 * (dx + dy);
}
//# output relax
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 16, local_size_y = 16, local_size_z = 1) in;

struct Grid {
  uint width;
  uint height;
  float step_1;
  float fade;
};

layout(std140, binding = 0) uniform grid_compute_block {
  Grid inner;
} grid;
layout(std430, binding = 2) readonly buffer pressure_in_compute_block {
  float inner[];
} pressure_in;
layout(std430, binding = 3) coherent buffer pressure_out_compute_block {
  float inner[];
} pressure_out;
layout(std430, binding = 4) coherent buffer divergence_compute_block {
  float inner[];
} divergence;
shared float cached[18][18];

uint at(int x, int y) {
  int cx = min(max(x, 0), int(grid.inner.width) - 1);
  int cy = min(max(y, 0), int(grid.inner.height) - 1);
  return uint(cy) * grid.inner.width + uint(cx);
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uvec3 v_1 = gl_LocalInvocationID;
  uint v_2 = gl_LocalInvocationIndex;
  uint v_3 = 0u;
  v_3 = v_2;
  while (true) {
    uint v_4 = v_3;
    if (v_4 >= 324u) {
      break;
    }
    cached[v_4 / 18u][v_4 % 18u] = 0.0;
    v_3 = v_4 + 256u;
  }
  memoryBarrierShared();
  barrier();
  int x = int(v.x);
  int y = int(v.y);
  uint cx = v_1.x + 1u;
  uint cy = v_1.y + 1u;
  uint v_5 = min(at(x, y), uint(pressure_in.inner.length()) - 1u);
  cached[min(cy, 17u)][min(cx, 17u)] = pressure_in.inner[v_5];
  if (v_1.x == 0u) {
    uint v_6 = min(at(x - 1, y), uint(pressure_in.inner.length()) - 1u);
    cached[min(cy, 17u)][0] = pressure_in.inner[v_6];
    uint v_7 = min(at(x + 16, y), uint(pressure_in.inner.length()) - 1u);
    cached[min(cy, 17u)][17] = pressure_in.inner[v_7];
  }
  if (v_1.y == 0u) {
    uint v_8 = min(at(x, y - 1), uint(pressure_in.inner.length()) - 1u);
    cached[0][min(cx, 17u)] = pressure_in.inner[v_8];
    uint v_9 = min(at(x, y + 16), uint(pressure_in.inner.length()) - 1u);
    cached[17][min(cx, 17u)] = pressure_in.inner[v_9];
  }
  memoryBarrierShared();
  barrier();
  if ((v.x < grid.inner.width) && (v.y < grid.inner.height)) {
    float around = cached[min(cy, 17u)][min(cx - 1u, 17u)] + cached[min(cy, 17u)][min(cx + 1u, 17u)] + cached[min(cy - 1u, 17u)][min(cx, 17u)] + cached[min(cy + 1u, 17u)][min(cx, 17u)];
    uint v_10 = at(x, y);
    uint v_11 = min(at(x, y), uint(divergence.inner.length()) - 1u);
    pressure_out.inner[min(v_10, uint(pressure_out.inner.length()) - 1u)] = (around - divergence.inner[v_11]) * 0.25;
  }
}
//# output project
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 16, local_size_y = 16, local_size_z = 1) in;

struct Grid {
  uint width;
  uint height;
  float step_1;
  float fade;
};

layout(std140, binding = 0) uniform grid_compute_block {
  Grid inner;
} grid;
layout(std430, binding = 1) coherent buffer velocity_out_compute_block {
  vec2 inner[];
} velocity_out;
layout(std430, binding = 2) readonly buffer pressure_in_compute_block {
  float inner[];
} pressure_in;

uint at(int x, int y) {
  int cx = min(max(x, 0), int(grid.inner.width) - 1);
  int cy = min(max(y, 0), int(grid.inner.height) - 1);
  return uint(cy) * grid.inner.width + uint(cx);
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if ((v.x >= grid.inner.width) || (v.y >= grid.inner.height)) {
    return;
  }
  int x = int(v.x);
  int y = int(v.y);
  uint v_1 = min(at(x + 1, y), uint(pressure_in.inner.length()) - 1u);
  uint v_2 = min(at(x - 1, y), uint(pressure_in.inner.length()) - 1u);
  uint v_3 = min(at(x, y + 1), uint(pressure_in.inner.length()) - 1u);
  uint v_4 = min(at(x, y - 1), uint(pressure_in.inner.length()) - 1u);
  vec2 slope = vec2(pressure_in.inner[v_1] - pressure_in.inner[v_2], pressure_in.inner[v_3] - pressure_in.inner[v_4]);
  uint v_5 = at(x, y);
  velocity_out.inner[min(v_5, uint(velocity_out.inner.length()) - 1u)] = velocity_out.inner[min(v_5, uint(velocity_out.inner.length()) - 1u)] - 0.5 * slope;
}
