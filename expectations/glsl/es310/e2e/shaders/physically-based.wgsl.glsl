//# output transform
#version 310 es
precision highp float;
precision highp int;

struct Camera {
  mat4 view_projection;
  vec3 position;
};

struct Model {
  mat4 transform;
  mat3 normal_transform;
};

struct Input {
  vec3 position;
  vec3 normal;
  vec4 tangent;
  vec2 uv;
};

struct Surface {
  vec4 clip;
  vec3 world;
  vec3 normal;
  vec4 tangent;
  vec2 uv;
};

layout(std140, binding = 0) uniform camera_vertex_block {
  Camera inner;
} camera;
layout(std140, binding = 1) uniform model_vertex_block {
  Model inner;
} model;
layout(location = 0) in vec3 transform_position;
layout(location = 1) in vec3 transform_normal;
layout(location = 2) in vec4 transform_tangent;
layout(location = 3) in vec2 transform_uv;
layout(location = 0) out vec3 location_0;
layout(location = 1) out vec3 location_1;
layout(location = 2) out vec4 location_2;
layout(location = 3) out vec2 location_3;

void main() {
  gl_PointSize = 1.0;
  Input v = Input(transform_position, transform_normal, transform_tangent, transform_uv);
  vec4 world = model.inner.transform * vec4(v.position, 1.0);
  vec3 normal = normalize(model.inner.normal_transform * v.normal);
  vec3 tangent = normalize((model.inner.transform * vec4(v.tangent.xyz, 0.0)).xyz);
  Surface v_1 = Surface(camera.inner.view_projection * world, world.xyz, normal, vec4(tangent, v.tangent.w), v.uv);
  vec4 position = v_1.clip;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.world;
  location_1 = v_1.normal;
  location_2 = v_1.tangent;
  location_3 = v_1.uv;
}
//# output shade
#version 310 es
precision highp float;
precision highp int;

struct Camera {
  mat4 view_projection;
  vec3 position;
};

struct Light {
  vec3 position;
  float range;
  vec3 color;
  float intensity;
};

struct Surface {
  vec4 clip;
  vec3 world;
  vec3 normal;
  vec4 tangent;
  vec2 uv;
};

struct Material {
  vec3 base;
  float metal;
  float roughness;
  vec3 at_normal;
};

struct TextureCounts {
  uint surroundings;
  uint lookup;
  uint base_map;
  uint normal_map;
  uint metal_map;
  uint emission_map;
};

layout(std140, binding = 0) uniform camera_fragment_block {
  Camera inner;
} camera;
layout(std430, binding = 0) readonly buffer lights_fragment_block {
  Light inner[];
} lights;
bool is_discarded = false;
layout(location = 0) in vec3 location_0;
layout(location = 1) in vec3 location_1;
layout(location = 2) in vec4 location_2;
layout(location = 3) in vec2 location_3;
layout(location = 0) out vec4 shade_result;
layout(binding = 0) uniform highp samplerCube surroundings_smooth_sampler;
layout(binding = 1) uniform highp sampler2D lookup_smooth_sampler;
layout(binding = 2) uniform highp sampler2D base_map_smooth_sampler;
layout(binding = 3) uniform highp sampler2D normal_map_smooth_sampler;
layout(binding = 4) uniform highp sampler2D metal_map_smooth_sampler;
layout(binding = 5) uniform highp sampler2D emission_map_smooth_sampler;
layout(std140, binding = 2) uniform texture_counts_fragment_block {
  TextureCounts inner;
} texture_counts;

float distribution(float n_dot_h, float roughness) {
  float a = roughness * roughness;
  float d = n_dot_h * n_dot_h * (a * a - 1.0) + 1.0;
  return a * a / (3.1415927 * d * d);
}

float shadowing(float n_dot_v, float n_dot_l, float roughness) {
  float k = (roughness + 1.0) * (roughness + 1.0) / 8.0;
  return n_dot_v / (n_dot_v * (1.0 - k) + k) * (n_dot_l / (n_dot_l * (1.0 - k) + k));
}

vec3 fresnel(float cosine, vec3 at_normal) {
  return at_normal + (1.0 - at_normal) * pow(clamp(1.0 - cosine, 0.0, 1.0), 5.0);
}

vec3 lit(Material material, vec3 normal, vec3 view, vec3 world, Light light) {
  vec3 to = light.position - world;
  float distance_1 = length(to);
  vec3 direction = to / distance_1;
  vec3 half_way = normalize(direction + view);
  float n_dot_l = clamp(dot(normal, direction), 0.0, 1.0);
  float n_dot_v = max(dot(normal, view), 0.0001);
  vec3 f = fresnel(clamp(dot(half_way, view), 0.0, 1.0), material.at_normal);
  float d = distribution(clamp(dot(normal, half_way), 0.0, 1.0), material.roughness);
  float g = shadowing(n_dot_v, n_dot_l, material.roughness);
  vec3 specular = f * (d * g / max(4.0 * n_dot_v * n_dot_l, 0.0001));
  vec3 diffuse = (1.0 - f) * (1.0 - material.metal) * material.base / 3.1415927;
  float fade = pow(clamp(1.0 - pow(distance_1 / light.range, 4.0), 0.0, 1.0), 2.0) / (distance_1 * distance_1 + 1.0);
  return (diffuse + specular) * light.color * light.intensity * fade * n_dot_l;
}

void main() {
  Surface v = Surface(gl_FragCoord, location_0, location_1, location_2, location_3);
  vec4 base = texture(base_map_smooth_sampler, v.uv);
  vec3 packed_normal = texture(normal_map_smooth_sampler, v.uv).xyz * 2.0 - 1.0;
  vec4 metal_rough = texture(metal_map_smooth_sampler, v.uv);
  vec3 emission = texture(emission_map_smooth_sampler, v.uv).xyz;
  if (false && (base.w < 0.5)) {
    is_discarded = true;
  }
  float side = mix(-1.0, 1.0, gl_FrontFacing);
  vec3 up = normalize(v.normal) * side;
  vec3 right = normalize(v.tangent.xyz);
  mat3 frame = mat3(right, cross(up, right) * v.tangent.w, up);
  vec3 normal = normalize(frame * packed_normal);
  vec3 view = normalize(camera.inner.position - v.world);
  Material material = Material(vec3(0.0), 0.0, 0.0, vec3(0.0));
  material.base = base.xyz;
  material.metal = metal_rough.z;
  material.roughness = clamp(metal_rough.y, 0.045, 1.0);
  material.at_normal = mix(vec3(0.04), base.xyz, material.metal);
  vec3 color = emission;
  uint i = 0u;
  while (true) {
    if (!(i < uint(lights.inner.length()))) {
      break;
    }
    vec3 v_1 = color;
    color = v_1 + lit(material, normal, view, v.world, lights.inner[min(i, uint(lights.inner.length()) - 1u)]);
    i = i + 1u;
  }
  float n_dot_v = clamp(dot(normal, view), 0.0, 1.0);
  float levels = float(texture_counts.inner.surroundings);
  vec4 ahead = textureLod(surroundings_smooth_sampler, reflect(-view, normal), material.roughness * levels);
  vec4 around = textureLod(surroundings_smooth_sampler, normal, levels - 1.0);
  vec2 factors = textureLod(lookup_smooth_sampler, vec2(n_dot_v, material.roughness), 0.0).xy;
  color = color + ahead.xyz * (material.at_normal * factors.x + factors.y);
  color = color + around.xyz * material.base * (1.0 - material.metal);
  vec4 v_2 = vec4(color, base.w);
  if (is_discarded) {
    discard;
  }
  shade_result = v_2;
}
