//# output steer
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Bird {
  vec2 position;
  vec2 velocity;
};

struct Rules {
  float step_1;
  float together;
  float apart;
  float alike;
  float together_scale;
  float apart_scale;
  float alike_scale;
};

struct Neighbours {
  vec2 center;
  uint center_count;
  vec2 way;
  uint way_count;
  vec2 push;
};

layout(std140, binding = 0) uniform rules_compute_block {
  Rules inner;
} rules;
layout(std430, binding = 0) readonly buffer before_compute_block {
  Bird inner[];
} before;
layout(std430, binding = 1) coherent buffer after_compute_block {
  Bird inner[];
} after;

Neighbours look_around(uint own, Bird bird) {
  Neighbours seen = Neighbours(vec2(0.0), 0u, vec2(0.0), 0u, vec2(0.0));
  uint i = 0u;
  while (true) {
    if (!(i < uint(before.inner.length()))) {
      break;
    }
    if (i == own) {
      i = i + 1u;
      continue;
    }
    Bird other = before.inner[min(i, uint(before.inner.length()) - 1u)];
    float gap = distance(other.position, bird.position);
    if (gap < rules.inner.together) {
      seen.center = seen.center + other.position;
      seen.center_count = seen.center_count + 1u;
    }
    if (gap < rules.inner.apart) {
      seen.push = seen.push - (other.position - bird.position);
    }
    if (gap < rules.inner.alike) {
      seen.way = seen.way + other.velocity;
      seen.way_count = seen.way_count + 1u;
    }
    i = i + 1u;
  }
  return seen;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x >= uint(before.inner.length())) {
    return;
  }
  Bird bird = before.inner[min(v.x, uint(before.inner.length()) - 1u)];
  Neighbours seen = look_around(v.x, bird);
  if (seen.center_count > 0u) {
    bird.velocity = bird.velocity + (seen.center / float(seen.center_count) - bird.position) * rules.inner.together_scale;
  }
  if (seen.way_count > 0u) {
    bird.velocity = bird.velocity + seen.way / float(seen.way_count) * rules.inner.alike_scale;
  }
  bird.velocity = bird.velocity + seen.push * rules.inner.apart_scale;
  bird.velocity = normalize(bird.velocity) * clamp(length(bird.velocity), 0.0, 0.1);
  bird.position = bird.position + bird.velocity * rules.inner.step_1;
  bird.position = bird.position - 2.0 * floor((bird.position + 1.0) / 2.0);
  after.inner[min(v.x, uint(after.inner.length()) - 1u)] = bird;
}
//# output draw
#version 310 es
precision highp float;
precision highp int;

struct Drawn {
  vec4 position;
  vec3 color;
};

layout(location = 0) in vec2 draw_corner;
layout(location = 1) in vec2 draw_position;
layout(location = 2) in vec2 draw_velocity;
layout(location = 0) flat out vec3 location_0;

void main() {
  gl_PointSize = 1.0;
  vec2 v = draw_velocity;
  float angle = -atan(v.x, v.y);
  mat2 turn = mat2(cos(angle), sin(angle), -sin(angle), cos(angle));
  float hue = float(uint(gl_InstanceID) % 7u) / 7.0;
  Drawn v_1 = Drawn(vec4(turn * draw_corner + draw_position, 0.0, 1.0), vec3(hue, 1.0 - hue, 0.5));
  vec4 position = v_1.position;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.color;
}
//# output paint
#version 310 es
precision highp float;
precision highp int;

struct Drawn {
  vec4 position;
  vec3 color;
};

layout(location = 0) flat in vec3 location_0;
layout(location = 0) out vec4 paint_result;

void main() {
  paint_result = vec4(Drawn(gl_FragCoord, location_0).color, 1.0);
}
