//# output occlude
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

struct View {
  mat4 projection;
  mat4 inverse_projection;
  float radius;
  float bias;
  float power;
  uint frame;
};

layout(std140, binding = 0) uniform view_compute_block {
  View inner;
} view;
layout(binding = 0, r32f) writeonly uniform highp image2D occlusion;
layout(binding = 0) uniform highp sampler2D depths;

vec3 position_at(ivec2 pixel) {
  vec2 size = vec2(uvec2(textureSize(depths, 0)));
  ivec2 inside = min(max(pixel, ivec2(0)), ivec2(clamp(size, vec2(-2147483600.0), vec2(2147483500.0))) - 1);
  float depth = texelFetch(depths, ivec2(min(uvec2(inside), uvec2(textureSize(depths, 0)) - uvec2(1u))), 0).x;
  vec2 uv = (vec2(inside) + 0.5) / size;
  vec4 place = view.inner.inverse_projection * vec4(uv * vec2(2.0, -2.0) + vec2(-1.0, 1.0), depth, 1.0);
  return place.xyz / place.w;
}

vec3 normal_at(ivec2 pixel, vec3 middle) {
  vec3 left = middle - position_at(pixel - ivec2(1, 0));
  vec3 right = position_at(pixel + ivec2(1, 0)) - middle;
  vec3 above = middle - position_at(pixel - ivec2(0, 1));
  vec3 below = position_at(pixel + ivec2(0, 1)) - middle;
  vec3 dx = mix(right, left, bvec3((abs(left.z) < abs(right.z))));
  vec3 dy = mix(below, above, bvec3((abs(above.z) < abs(below.z))));
  return normalize(cross(dy, dx));
}

ivec2 pixel_of(vec3 place) {
  vec4 clip = view.inner.projection * vec4(place, 1.0);
  vec2 uv = clip.xy / clip.w * vec2(0.5, -0.5) + 0.5;
  return ivec2(clamp(uv * vec2(uvec2(textureSize(depths, 0))), vec2(-2147483600.0), vec2(2147483500.0)));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (any(greaterThanEqual(v.xy, uvec2(textureSize(depths, 0))))) {
    return;
  }
  ivec2 pixel = ivec2(v.xy);
  vec3 middle = position_at(pixel);
  vec3 normal = normal_at(pixel, middle);
  float turn = float((v.x * 3u + v.y * 7u + view.inner.frame) % 16u) / 16.0 * 6.2831855;
  vec3 helper = mix(vec3(0.0, 0.0, 1.0), vec3(1.0, 0.0, 0.0), bvec3((abs(normal.z) > 0.9)));
  vec3 tangent = normalize(cross(helper, normal));
  mat3 frame = mat3(tangent, cross(normal, tangent), normal);
  float hidden = 0.0;
  uint i = 0u;
  while (true) {
    if (!(i < 12u)) {
      break;
    }
    float share = (float(i) + 0.5) / 12.0;
    float angle = float(i) * 2.3999631 + turn;
    float ring = sqrt(1.0 - share * share);
    vec3 offset = frame * vec3(ring * cos(angle), ring * sin(angle), share) * view.inner.radius * mix(0.1, 1.0, share * share);
    vec3 seen = position_at(pixel_of(middle + offset));
    float is_near = smoothstep(0.0, 1.0, view.inner.radius / max(abs(middle.z - seen.z), 0.0001));
    hidden = hidden + mix(0.0, is_near, (seen.z >= middle.z + offset.z + view.inner.bias));
    i = i + 1u;
  }
  imageStore(occlusion, ivec2(v.xy), vec4(pow(1.0 - hidden / 12.0, view.inner.power)));
}
//# output blur
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

struct View {
  mat4 projection;
  mat4 inverse_projection;
  float radius;
  float bias;
  float power;
  uint frame;
};

layout(std140, binding = 0) uniform view_compute_block {
  View inner;
} view;
layout(binding = 0, r32f) writeonly uniform highp image2D occlusion;
layout(binding = 0) uniform highp sampler2D depths;
layout(binding = 1) uniform highp sampler2D rough;

vec3 position_at(ivec2 pixel) {
  vec2 size = vec2(uvec2(textureSize(depths, 0)));
  ivec2 inside = min(max(pixel, ivec2(0)), ivec2(clamp(size, vec2(-2147483600.0), vec2(2147483500.0))) - 1);
  float depth = texelFetch(depths, ivec2(min(uvec2(inside), uvec2(textureSize(depths, 0)) - uvec2(1u))), 0).x;
  vec2 uv = (vec2(inside) + 0.5) / size;
  vec4 place = view.inner.inverse_projection * vec4(uv * vec2(2.0, -2.0) + vec2(-1.0, 1.0), depth, 1.0);
  return place.xyz / place.w;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  ivec2 size = ivec2(uvec2(textureSize(rough, 0)));
  ivec2 pixel = ivec2(v.xy);
  if (any(greaterThanEqual(pixel, size))) {
    return;
  }
  float depth = position_at(pixel).z;
  float sum = 0.0;
  float weights = 0.0;
  uvec2 rounds_left = uvec2(4294967295u);
  int y = -2;
  while (true) {
    uvec2 v_1 = rounds_left;
    if (all(equal(v_1, uvec2(0u)))) {
      break;
    }
    uint v_2 = v_1.x;
    rounds_left = uvec2(v_2 - 1u, v_1.y - mix(0u, 1u, (v_2 == 0u)));
    if (!(y <= 2)) {
      break;
    }
    uvec2 rounds_left_1 = uvec2(4294967295u);
    int x = -2;
    while (true) {
      uvec2 v_3 = rounds_left_1;
      if (all(equal(v_3, uvec2(0u)))) {
        break;
      }
      uint v_4 = v_3.x;
      rounds_left_1 = uvec2(v_4 - 1u, v_3.y - mix(0u, 1u, (v_4 == 0u)));
      if (!(x <= 2)) {
        break;
      }
      ivec2 place = min(max(pixel + ivec2(x, y), ivec2(0)), size - 1);
      float weight = exp(-abs(position_at(place).z - depth) * 4.0);
      sum = sum + weight * texelFetch(rough, ivec2(min(uvec2(place), uvec2(textureSize(rough, 0)) - uvec2(1u))), 0).x;
      weights = weights + weight;
      x = x + 1;
    }
    y = y + 1;
  }
  imageStore(occlusion, ivec2(v.xy), vec4(sum / weights));
}
