#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct DualQuaternion {
  vec4 real;
  vec4 dual;
};

struct Vertex {
  vec3 position;
  uint joints;
  vec3 normal;
  uint weights;
};

struct Morph {
  vec4 weights[2];
  float blend;
  uint count;
  uint joint_count;
};

layout(std430, binding = 0) readonly buffer vertices_compute_block {
  Vertex inner[];
} vertices;
layout(std430, binding = 1) readonly buffer pose_a_compute_block {
  DualQuaternion inner[];
} pose_a;
layout(std430, binding = 2) readonly buffer pose_b_compute_block {
  DualQuaternion inner[];
} pose_b;
layout(std430, binding = 3) readonly buffer deltas_compute_block {
  vec3 inner[][8];
} deltas;
layout(std140, binding = 0) uniform morph_compute_block {
  Morph inner;
} morph;
layout(std430, binding = 4) coherent buffer skinned_compute_block {
  vec4 inner[][2];
} skinned;

vec4 multiply(vec4 a, vec4 b) {
  return vec4(a.w * b.xyz + b.w * a.xyz + cross(a.xyz, b.xyz), a.w * b.w - dot(a.xyz, b.xyz));
}

vec3 rotate(vec4 q, vec3 v) {
  return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v);
}

DualQuaternion joint(uint index) {
  DualQuaternion a = pose_a.inner[min(index, uint(pose_a.inner.length()) - 1u)];
  DualQuaternion b = pose_b.inner[min(index, uint(pose_b.inner.length()) - 1u)];
  if (dot(a.real, b.real) < 0.0) {
    b.real = -b.real;
    b.dual = -b.dual;
  }
  return DualQuaternion(mix(a.real, b.real, morph.inner.blend), mix(a.dual, b.dual, morph.inner.blend));
}

DualQuaternion blend(uvec4 joints, vec4 weights) {
  DualQuaternion sum = DualQuaternion(vec4(0.0), vec4(0.0));
  vec4 first = joint(joints.x).real;
  uint i = 0u;
  while (true) {
    if (!(i < 4u)) {
      break;
    }
    if ((weights[min(i, 3u)] <= 0.0) || (joints[min(i, 3u)] >= morph.inner.joint_count)) {
      i = i + 1u;
      continue;
    }
    DualQuaternion q = joint(joints[min(i, 3u)]);
    float sign_of = mix(-1.0, 1.0, (dot(q.real, first) >= 0.0));
    sum.real = sum.real + q.real * weights[min(i, 3u)] * sign_of;
    sum.dual = sum.dual + q.dual * weights[min(i, 3u)] * sign_of;
    i = i + 1u;
  }
  float scale = 1.0 / max(length(sum.real), 1e-6);
  return DualQuaternion(sum.real * scale, sum.dual * scale);
}

void main() {
  uint index = gl_GlobalInvocationID.x;
  if (index >= uint(vertices.inner.length())) {
    return;
  }
  Vertex vertex = vertices.inner[min(index, uint(vertices.inner.length()) - 1u)];
  vec3 position = vertex.position;
  uvec2 rounds_left = uvec2(4294967295u);
  uint i = 0u;
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(i < min(morph.inner.count, 8u))) {
      break;
    }
    position = position + deltas.inner[min(index, uint(deltas.inner.length()) - 1u)][min(i, 7u)] * morph.inner.weights[min(i / 4u, 1u)][min(i % 4u, 3u)];
    i = i + 1u;
  }
  DualQuaternion q = blend((uvec4(vertex.joints) >> uvec4(0u, 8u, 16u, 24u)) & uvec4(255u), unpackUnorm4x8(vertex.weights));
  vec4 conjugate = q.real * vec4(-1.0, -1.0, -1.0, 1.0);
  vec3 translation = 2.0 * multiply(q.dual, conjugate).xyz;
  skinned.inner[min(index, uint(skinned.inner.length()) - 1u)][0] = vec4(rotate(q.real, position) + translation, 1.0);
  skinned.inner[min(index, uint(skinned.inner.length()) - 1u)][1] = vec4(normalize(rotate(q.real, vertex.normal)), 0.0);
}
