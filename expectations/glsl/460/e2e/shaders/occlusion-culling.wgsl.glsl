//# output reduce
#version 460
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform image2D level_out;
layout(binding = 2) uniform sampler2D level_in;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uvec2 size = uvec2(imageSize(level_out));
  if (any(greaterThanEqual(v.xy, size))) {
    return;
  }
  uvec2 source_size = uvec2(textureSize(level_in, 0));
  uvec2 base = v.xy * 2u;
  uvec2 reach = mix(uvec2(2u), uvec2(3u), equal(source_size & uvec2(1u), uvec2(1u)));
  float farthest = 0.0;
  uvec2 rounds_left = uvec2(4294967295u);
  uint y = 0u;
  while (true) {
    uvec2 v_1 = rounds_left;
    if (all(equal(v_1, uvec2(0u)))) {
      break;
    }
    uint v_2 = v_1.x;
    rounds_left = uvec2(v_2 - 1u, v_1.y - mix(0u, 1u, (v_2 == 0u)));
    if (!(y < reach.y)) {
      break;
    }
    uvec2 rounds_left_1 = uvec2(4294967295u);
    uint x = 0u;
    while (true) {
      uvec2 v_3 = rounds_left_1;
      if (all(equal(v_3, uvec2(0u)))) {
        break;
      }
      uint v_4 = v_3.x;
      rounds_left_1 = uvec2(v_4 - 1u, v_3.y - mix(0u, 1u, (v_4 == 0u)));
      if (!(x < reach.x)) {
        break;
      }
      farthest = max(farthest, texelFetch(level_in, ivec2(min(min(base + uvec2(x, y), source_size - 1u), uvec2(textureSize(level_in, 0)) - uvec2(1u))), 0).x);
      x = x + 1u;
    }
    y = y + 1u;
  }
  imageStore(level_out, ivec2(v.xy), vec4(farthest));
}
//# output copy_depth
#version 460
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform image2D level_out;
layout(binding = 1) uniform sampler2D depth;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (all(lessThan(v.xy, uvec2(imageSize(level_out))))) {
    imageStore(level_out, ivec2(v.xy), vec4(texelFetch(depth, ivec2(min(v.xy, uvec2(textureSize(depth, 0)) - uvec2(1u))), 0).x));
  }
}
//# output cull
#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct View {
  mat4 view_projection;
  vec4 planes[6];
  vec2 size;
  uint levels;
  uint count;
};

struct Instance {
  vec3 centre;
  float radius;
  uint mesh;
};

struct Draw {
  uint index_count;
  uint instance_count;
  uint first_index;
  int base_vertex;
  uint first_instance;
};

layout(std140, binding = 0) uniform view_compute_block {
  View inner;
} view;
layout(std430, binding = 0) readonly buffer instances_compute_block {
  Instance inner[];
} instances;
layout(std430, binding = 1) coherent buffer draws_compute_block {
  Draw inner[];
} draws;
layout(std430, binding = 2) coherent buffer visible_compute_block {
  uint inner[];
} visible;
layout(binding = 0) uniform sampler2D pyramid;

bool in_frustum(vec3 centre, float radius) {
  int i = 0;
  while (true) {
    if (!(i < 6)) {
      break;
    }
    if (dot(view.inner.planes[min(uint(i), 5u)], vec4(centre, 1.0)) < -radius) {
      return false;
    }
    i = i + 1;
  }
  return true;
}

bool hidden(vec3 centre, float radius) {
  vec4 clip = view.inner.view_projection * vec4(centre, 1.0);
  if (clip.w <= radius) {
    return false;
  }
  vec2 uv = clip.xy / clip.w * vec2(0.5, -0.5) + 0.5;
  vec2 extent = radius / clip.w * view.inner.size;
  uint level = min(uint(clamp(ceil(log2(max(max(extent.x, extent.y), 1.0))), 0.0, 4294967000.0)), view.inner.levels - 1u);
  ivec2 at = ivec2(clamp(uv * vec2(uvec2(textureSize(pyramid, int(min(level, uint(textureQueryLevels(pyramid)) - 1u))))), vec2(-2147483600.0), vec2(2147483500.0)));
  float farthest = 0.0;
  int i = 0;
  while (true) {
    if (!(i < 4)) {
      break;
    }
    uint v = min(level, uint(textureQueryLevels(pyramid)) - 1u);
    farthest = max(farthest, texelFetch(pyramid, ivec2(min(uvec2(at + ivec2(i & 1, i >> 1u)), uvec2(textureSize(pyramid, int(v))) - uvec2(1u))), int(v)).x);
    i = i + 1;
  }
  return (clip.z - radius) / clip.w > farthest;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x >= view.inner.count) {
    return;
  }
  Instance instance = instances.inner[min(v.x, uint(instances.inner.length()) - 1u)];
  bool v_1 = false;
  if (!in_frustum(instance.centre, instance.radius)) {
    v_1 = true;
  } else {
    v_1 = hidden(instance.centre, instance.radius);
  }
  if (v_1) {
    return;
  }
  uint v_2 = min(instance.mesh, uint(draws.inner.length()) - 1u);
  uint slot = atomicAdd(draws.inner[v_2].instance_count, 1u);
  visible.inner[min(draws.inner[v_2].first_instance + slot, uint(visible.inner.length()) - 1u)] = v.x;
}
