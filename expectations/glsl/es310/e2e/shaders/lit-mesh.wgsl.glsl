//# output vertex_main
#version 310 es
precision highp float;
precision highp int;

struct Camera {
  mat4 view;
  mat4 projection;
  vec3 eye;
  float exposure;
};

struct Instance {
  mat4 world;
  mat3 normal;
  vec4 tint;
};

struct VertexInput {
  vec3 position;
  vec3 normal;
  vec2 uv;
};

struct Varyings {
  vec4 clip;
  vec3 world;
  vec3 normal;
  vec2 uv;
  uint instance;
};

layout(std140, binding = 0) uniform camera_vertex_block {
  Camera inner;
} camera;
layout(std430, binding = 0) readonly buffer instances_vertex_block {
  Instance inner[];
} instances;
layout(location = 0) in vec3 vertex_main_position;
layout(location = 1) in vec3 vertex_main_normal;
layout(location = 2) in vec2 vertex_main_uv;
layout(location = 0) out vec3 location_0;
layout(location = 1) out vec3 location_1;
layout(location = 2) out vec2 location_2;
layout(location = 3) flat out uint location_3;

void main() {
  gl_PointSize = 1.0;
  VertexInput v = VertexInput(vertex_main_position, vertex_main_normal, vertex_main_uv);
  uint v_1 = uint(gl_InstanceID);
  uint v_2 = min(v_1, uint(instances.inner.length()) - 1u);
  vec4 world = instances.inner[v_2].world * vec4(v.position, 1.0);
  Varyings out_1 = Varyings(vec4(0.0), vec3(0.0), vec3(0.0), vec2(0.0), 0u);
  out_1.clip = camera.inner.projection * camera.inner.view * world;
  out_1.world = world.xyz;
  out_1.normal = instances.inner[v_2].normal * v.normal;
  out_1.uv = v.uv;
  out_1.instance = v_1;
  Varyings v_3 = out_1;
  vec4 position = v_3.clip;
  float v_4 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_4, v_4);
  location_0 = v_3.world;
  location_1 = v_3.normal;
  location_2 = v_3.uv;
  location_3 = v_3.instance;
}
//# output fragment_main
#version 310 es
precision highp float;
precision highp int;

struct Camera {
  mat4 view;
  mat4 projection;
  vec3 eye;
  float exposure;
};

struct Light {
  vec3 position;
  float range;
  vec3 colour;
  float intensity;
};

struct Scene {
  vec3 ambient;
  uint light_count;
  Light lights[8];
};

struct Instance {
  mat4 world;
  mat3 normal;
  vec4 tint;
};

struct Varyings {
  vec4 clip;
  vec3 world;
  vec3 normal;
  vec2 uv;
  uint instance;
};

layout(std140, binding = 0) uniform camera_fragment_block {
  Camera inner;
} camera;
layout(std140, binding = 1) uniform scene_fragment_block {
  Scene inner;
} scene;
layout(std430, binding = 0) readonly buffer instances_fragment_block {
  Instance inner[];
} instances;
bool is_discarded = false;
layout(location = 0) in vec3 location_0;
layout(location = 1) in vec3 location_1;
layout(location = 2) in vec2 location_2;
layout(location = 3) flat in uint location_3;
layout(location = 0) out vec4 fragment_main_result;

float checker(vec2 uv, float cells) {
  ivec2 cell = ivec2(clamp(floor(uv * cells), vec2(-2147483600.0), vec2(2147483500.0)));
  return mix(0.75, 1.0, (((cell.x + cell.y) & 1) == 0));
}

float distribution(float n_dot_h, float roughness) {
  float a = roughness * roughness;
  float d = n_dot_h * n_dot_h * (a * a - 1.0) + 1.0;
  return a * a / (3.1415927 * d * d);
}

vec3 shade(Light light, vec3 world, vec3 normal, vec3 view, vec3 albedo) {
  vec3 offset = light.position - world;
  float distance_1 = length(offset);
  if (distance_1 > light.range) {
    return vec3(0.0);
  }
  vec3 direction = offset / distance_1;
  float diffuse = max(dot(normal, direction), 0.0);
  vec3 halfway = normalize(direction + view);
  float specular = distribution(max(dot(normal, halfway), 0.0), 0.4);
  float fade = clamp(1.0 - pow(distance_1 / light.range, 4.0), 0.0, 1.0);
  return (albedo / 3.1415927 + specular) * light.colour * (light.intensity * diffuse * fade / (distance_1 * distance_1 + 1.0));
}

void main() {
  Varyings v = Varyings(gl_FragCoord, location_0, location_1, location_2, location_3);
  vec4 tint = instances.inner[min(v.instance, uint(instances.inner.length()) - 1u)].tint;
  if (tint.w < 0.05) {
    is_discarded = true;
  }
  vec3 normal = normalize(v.normal);
  if (!gl_FrontFacing) {
    normal = -normal;
  }
  vec3 albedo = tint.xyz * checker(v.uv, 8.0);
  vec3 view = normalize(camera.inner.eye - v.world);
  vec3 colour = scene.inner.ambient * albedo;
  uvec2 rounds_left = uvec2(4294967295u);
  uint i = 0u;
  while (true) {
    uvec2 v_1 = rounds_left;
    if (all(equal(v_1, uvec2(0u)))) {
      break;
    }
    uint v_2 = v_1.x;
    rounds_left = uvec2(v_2 - 1u, v_1.y - mix(0u, 1u, (v_2 == 0u)));
    if (!(i < min(scene.inner.light_count, 8u))) {
      break;
    }
    vec3 v_3 = colour;
    colour = v_3 + shade(scene.inner.lights[min(i, 7u)], v.world, normal, view, albedo);
    i = i + 1u;
  }
  colour = colour * camera.inner.exposure;
  vec4 v_4 = vec4(colour / (colour + 1.0), tint.w);
  if (is_discarded) {
    discard;
  }
  fragment_main_result = v_4;
}
