//# output place
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Field {
  mat4 view_projection;
  vec3 eye;
  float time;
  vec2 wind;
  float extent;
  uint blades;
  vec3 sun;
};

struct Blade {
  vec3 root;
  float height;
  float facing;
  float stiffness;
  vec2 shade;
};

layout(std140, binding = 0) uniform field_compute_block {
  Field inner;
} field;
layout(std430, binding = 0) coherent buffer blades_compute_block {
  Blade inner[];
} blades;
layout(binding = 0) uniform highp sampler2D heights_bilinear;

float rand(vec2 seed) {
  return fract(sin(dot(seed, vec2(12.9898, 78.233))) * 43758.547);
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x >= field.inner.blades) {
    return;
  }
  uint side = uint(clamp(ceil(sqrt(float(field.inner.blades))), 0.0, 4294967000.0));
  vec2 cell = vec2(uvec2(v.x % mix(side, 1u, (side == 0u)), v.x / mix(side, 1u, (side == 0u))));
  float v_1 = rand(cell);
  vec2 uv = (cell + vec2(v_1, rand(cell.yx))) / float(side);
  float ground = textureLod(heights_bilinear, uv, 0.0).x;
  Blade blade = Blade(vec3(0.0), 0.0, 0.0, 0.0, vec2(0.0));
  blade.root = vec3((uv.x - 0.5) * field.inner.extent, ground, (uv.y - 0.5) * field.inner.extent);
  blade.height = mix(0.4, 1.0, rand(cell + 3.0));
  blade.facing = rand(cell + 5.0) * 6.2831855;
  blade.stiffness = mix(0.2, 0.6, rand(cell + 7.0));
  blade.shade = vec2(rand(cell + 11.0), ground);
  blades.inner[min(v.x, uint(blades.inner.length()) - 1u)] = blade;
}
//# output bend
#version 310 es
precision highp float;
precision highp int;

struct Field {
  mat4 view_projection;
  vec3 eye;
  float time;
  vec2 wind;
  float extent;
  uint blades;
  vec3 sun;
};

struct Blade {
  vec3 root;
  float height;
  float facing;
  float stiffness;
  vec2 shade;
};

struct Strand {
  vec4 position;
  vec3 normal;
  float along;
  vec2 shade;
};

layout(std140, binding = 0) uniform field_vertex_block {
  Field inner;
} field;
layout(std430, binding = 1) readonly buffer placed_vertex_block {
  Blade inner[];
} placed;
layout(location = 0) out vec3 location_0;
layout(location = 1) out float location_1;
layout(location = 2) flat out vec2 location_2;

vec3 curve(vec3 p0, vec3 p1, vec3 p2, float t) {
  return mix(mix(p0, p1, t), mix(p1, p2, t), t);
}

void main() {
  gl_PointSize = 1.0;
  uint v = uint(gl_VertexID);
  Blade blade = placed.inner[min(uint(gl_InstanceID), uint(placed.inner.length()) - 1u)];
  float t = float(v >> 1u) / 4.0;
  float side = float(v & 1u) - 0.5;
  vec3 across = vec3(cos(blade.facing), 0.0, sin(blade.facing));
  float gust = sin(dot(blade.root.xz, field.inner.wind) * 0.3 + field.inner.time * 2.0) * (1.0 - blade.stiffness);
  vec3 lean = vec3(field.inner.wind.x, 0.0, field.inner.wind.y) * gust * blade.height;
  vec3 tip = blade.root + vec3(0.0, blade.height, 0.0) + lean;
  vec3 middle = blade.root + vec3(0.0, blade.height * 0.6, 0.0) + lean * 0.2;
  vec3 spine = curve(blade.root, middle, tip, t);
  vec3 ahead = curve(blade.root, middle, tip, t + 0.05);
  vec3 world = spine + across * side * 0.05 * (1.0 - t);
  Strand out_1 = Strand(vec4(0.0), vec3(0.0), 0.0, vec2(0.0));
  out_1.position = field.inner.view_projection * vec4(world, 1.0);
  out_1.normal = normalize(cross(across, ahead - spine));
  out_1.along = t;
  out_1.shade = blade.shade;
  Strand v_1 = out_1;
  vec4 position = v_1.position;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.normal;
  location_1 = v_1.along;
  location_2 = v_1.shade;
}
//# output shade
#version 310 es
precision highp float;
precision highp int;

struct Field {
  mat4 view_projection;
  vec3 eye;
  float time;
  vec2 wind;
  float extent;
  uint blades;
  vec3 sun;
};

struct Strand {
  vec4 position;
  vec3 normal;
  float along;
  vec2 shade;
};

layout(std140, binding = 0) uniform field_fragment_block {
  Field inner;
} field;
layout(location = 0) in vec3 location_0;
layout(location = 1) in float location_1;
layout(location = 2) flat in vec2 location_2;
layout(location = 0) out vec4 shade_result;

void main() {
  Strand v = Strand(gl_FragCoord, location_0, location_1, location_2);
  vec3 normal = mix(-v.normal, v.normal, bvec3(gl_FrontFacing));
  float light = clamp(dot(normalize(normal), field.inner.sun), 0.0, 1.0);
  float through = clamp(dot(-normal, field.inner.sun), 0.0, 1.0) * 0.5;
  vec3 colour = mix(vec3(0.05, 0.2, 0.02), vec3(0.5, 0.7, 0.2), v.along * (0.7 + 0.3 * v.shade.x));
  shade_result = vec4(colour * (0.2 + light + through), 1.0);
}
