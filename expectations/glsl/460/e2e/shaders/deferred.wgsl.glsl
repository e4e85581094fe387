//# output place
#version 460

struct Scene {
  mat4 view_projection;
  mat4 to_world;
  vec3 eye;
  uint light_count;
  vec2 size;
};

struct Corner {
  vec4 clip;
  vec3 normal;
  vec2 uv;
};

layout(std140, binding = 0) uniform scene_vertex_block {
  Scene inner;
} scene;
layout(location = 0) in vec3 place_position;
layout(location = 1) in vec3 place_normal;
layout(location = 2) in vec2 place_uv;
layout(location = 0) out vec3 location_0;
layout(location = 1) out vec2 location_1;

void main() {
  gl_PointSize = 1.0;
  Corner v = Corner(scene.inner.view_projection * vec4(place_position, 1.0), place_normal, place_uv);
  vec4 position = v.clip;
  float v_1 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_1, v_1);
  location_0 = v.normal;
  location_1 = v.uv;
}
//# output fill_targets
#version 460

struct Corner {
  vec4 clip;
  vec3 normal;
  vec2 uv;
};

struct Targets {
  vec4 albedo;
  uint normal;
};

bool is_discarded = false;
layout(location = 0) in vec3 location_0;
layout(location = 1) in vec2 location_1;
layout(location = 0) out vec4 fill_targets_out_albedo;
layout(location = 1) out uint fill_targets_out_normal;
layout(binding = 0) uniform sampler2D diffuse_diffuse_sampler;

vec2 fold(vec3 direction) {
  vec2 flat_part = direction.xy / (abs(direction.x) + abs(direction.y) + abs(direction.z));
  vec2 folded = (1.0 - abs(flat_part.yx)) * mix(vec2(-1.0), vec2(1.0), greaterThanEqual(flat_part, vec2(0.0)));
  return mix(folded, flat_part, bvec2((direction.z >= 0.0)));
}

void main() {
  Corner v = Corner(gl_FragCoord, location_0, location_1);
  vec4 color = texture(diffuse_diffuse_sampler, v.uv);
  if (color.w < 0.25) {
    is_discarded = true;
  }
  vec2 v_1 = fold(normalize(v.normal));
  Targets v_2 = Targets(vec4(color.xyz, 1.0), packSnorm2x16(mix(v_1, vec2(-0.49999997), equal(v_1, vec2(-0.5)))));
  if (is_discarded) {
    discard;
  }
  fill_targets_out_albedo = v_2.albedo;
  fill_targets_out_normal = v_2.normal;
}
//# output light
#version 460
layout(local_size_x = 16, local_size_y = 16, local_size_z = 1) in;

struct Scene {
  mat4 view_projection;
  mat4 to_world;
  vec3 eye;
  uint light_count;
  vec2 size;
};

struct Light {
  vec3 position;
  float radius;
  vec3 color;
};

layout(std140, binding = 0) uniform scene_compute_block {
  Scene inner;
} scene;
layout(std430, binding = 0) readonly buffer lights_compute_block {
  Light inner[];
} lights;
layout(binding = 0, rgba16f) writeonly uniform image2D lit;
shared uint list[64];
shared uint used;
shared uint nearest;
shared uint farthest;
layout(binding = 1) uniform sampler2D albedo_target;
layout(binding = 2) uniform usampler2D normal_target;
layout(binding = 3) uniform sampler2D depth_target;

vec3 unfold(vec2 folded) {
  float z = 1.0 - abs(folded.x) - abs(folded.y);
  float t = max(-z, 0.0);
  return normalize(vec3(folded - mix(vec2(-t), vec2(t), greaterThanEqual(folded, vec2(0.0))), z));
}

vec3 world_at(vec2 pixel, float depth) {
  vec2 uv = pixel / scene.inner.size * vec2(2.0, -2.0) + vec2(-1.0, 1.0);
  vec4 place = scene.inner.to_world * vec4(uv, depth, 1.0);
  return place.xyz / place.w;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uint v_1 = gl_LocalInvocationIndex;
  if (v_1 < 1u) {
    atomicExchange(used, 0u);
    atomicExchange(nearest, 0u);
    atomicExchange(farthest, 0u);
  }
  if (v_1 < 64u) {
    list[v_1] = 0u;
  }
  memoryBarrierShared();
  barrier();
  if (v_1 == 0u) {
    atomicExchange(nearest, 4294967295u);
  }
  memoryBarrierShared();
  barrier();
  uvec2 pixel = min(v.xy, uvec2(clamp(scene.inner.size, vec2(0.0), vec2(4294967000.0))) - 1u);
  float depth = texelFetch(depth_target, ivec2(min(pixel, uvec2(textureSize(depth_target, 0)) - uvec2(1u))), 0).x;
  uint bits = floatBitsToUint(depth);
  atomicMin(nearest, bits);
  atomicMax(farthest, bits);
  memoryBarrierShared();
  barrier();
  vec2 corner = (vec2(gl_WorkGroupID.xy) + 0.5) * 16.0;
  vec3 near = world_at(corner, uintBitsToFloat(atomicOr(nearest, 0u)));
  vec3 far = world_at(corner, uintBitsToFloat(atomicOr(farthest, 0u)));
  uvec2 rounds_left = uvec2(4294967295u);
  uint i = v_1;
  while (true) {
    uvec2 v_2 = rounds_left;
    if (all(equal(v_2, uvec2(0u)))) {
      break;
    }
    uint v_3 = v_2.x;
    rounds_left = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
    if (!(i < scene.inner.light_count)) {
      break;
    }
    vec3 to = lights.inner[min(i, uint(lights.inner.length()) - 1u)].position - near;
    float along = clamp(dot(to, far - near) / max(dot(far - near, far - near), 1e-6), 0.0, 1.0);
    if (distance(lights.inner[min(i, uint(lights.inner.length()) - 1u)].position, mix(near, far, along)) < lights.inner[min(i, uint(lights.inner.length()) - 1u)].radius + 4.0) {
      uint slot = atomicAdd(used, 1u);
      if (slot < 64u) {
        list[min(slot, 63u)] = i;
      }
    }
    i = i + 256u;
  }
  memoryBarrierShared();
  barrier();
  vec3 normal = unfold(unpackSnorm2x16(texelFetch(normal_target, ivec2(min(pixel, uvec2(textureSize(normal_target, 0)) - uvec2(1u))), 0).x));
  vec3 albedo = texelFetch(albedo_target, ivec2(min(pixel, uvec2(textureSize(albedo_target, 0)) - uvec2(1u))), 0).xyz;
  vec3 world = world_at(vec2(pixel) + 0.5, depth);
  vec3 sum = albedo * 0.03;
  uvec2 rounds_left_1 = uvec2(4294967295u);
  uint i_1 = 0u;
  while (true) {
    uvec2 v_4 = rounds_left_1;
    if (all(equal(v_4, uvec2(0u)))) {
      break;
    }
    uint v_5 = v_4.x;
    rounds_left_1 = uvec2(v_5 - 1u, v_4.y - mix(0u, 1u, (v_5 == 0u)));
    uint v_6 = i_1;
    if (!(v_6 < min(atomicOr(used, 0u), 64u))) {
      break;
    }
    Light one = lights.inner[min(list[min(i_1, 63u)], uint(lights.inner.length()) - 1u)];
    vec3 to_1 = one.position - world;
    float fade = clamp(1.0 - length(to_1) / one.radius, 0.0, 1.0);
    sum = sum + albedo * one.color * clamp(dot(normal, normalize(to_1)), 0.0, 1.0) * fade * fade;
    i_1 = i_1 + 1u;
  }
  if (all(lessThan(v.xy, uvec2(clamp(scene.inner.size, vec2(0.0), vec2(4294967000.0)))))) {
    imageStore(lit, ivec2(v.xy), vec4(sum, 1.0));
  }
}
