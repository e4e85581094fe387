struct DualQuaternion {
  real: vec4f,
  dual: vec4f,
}

struct Vertex {
  position: vec3f,
  joints: u32,
  normal: vec3f,
  weights: u32,
}

struct Morph {
  weights: array<vec4f, 2>,
  blend: f32,
  count: u32,
  joint_count: u32,
}

@group(0) @binding(0) var<storage, read> vertices: array<Vertex>;
@group(0) @binding(1) var<storage, read> pose_a: array<DualQuaternion>;
@group(0) @binding(2) var<storage, read> pose_b: array<DualQuaternion>;
@group(0) @binding(3) var<storage, read> deltas: array<array<vec3f, 8>>;
@group(0) @binding(4) var<uniform> morph: Morph;
@group(0) @binding(5) var<storage, read_write> skinned: array<array<vec4f, 2>>;

fn multiply(a: vec4f, b: vec4f) -> vec4f {
  return vec4f(a.w * b.xyz + b.w * a.xyz + cross(a.xyz, b.xyz), a.w * b.w - dot(a.xyz, b.xyz));
}

fn rotate(q: vec4f, v: vec3f) -> vec3f {
  return v + 2.0f * cross(q.xyz, cross(q.xyz, v) + q.w * v);
}

fn joint(index: u32) -> DualQuaternion {
  let a = pose_a[index];
  var b = pose_b[index];
  if (dot(a.real, b.real) < 0.0f) {
    b.real = -b.real;
    b.dual = -b.dual;
  }
  return DualQuaternion(mix(a.real, b.real, morph.blend), mix(a.dual, b.dual, morph.blend));
}

fn blend(joints: vec4u, weights: vec4f) -> DualQuaternion {
  var sum = DualQuaternion();
  let first = joint(joints.x).real;
  for (var i = 0u; i < 4u; i = i + 1u) {
    if ((weights[i] <= 0.0f) || (joints[i] >= morph.joint_count)) {
      continue;
    }
    let q = joint(joints[i]);
    let sign_of = select(-1.0f, 1.0f, (dot(q.real, first) >= 0.0f));
    sum.real = sum.real + q.real * weights[i] * sign_of;
    sum.dual = sum.dual + q.dual * weights[i] * sign_of;
  }
  let scale = 1.0f / max(length(sum.real), 1e-6f);
  return DualQuaternion(sum.real * scale, sum.dual * scale);
}

@compute @workgroup_size(64)
fn skin(@builtin(global_invocation_id) id: vec3u) {
  let index = id.x;
  if (index >= arrayLength(&vertices)) {
    return;
  }
  let vertex = vertices[index];
  var position = vertex.position;
  for (var i = 0u; i < min(morph.count, 8u); i = i + 1u) {
    position = position + deltas[index][i] * morph.weights[i / 4u][i % 4u];
  }
  let q = blend(unpack4xU8(vertex.joints), unpack4x8unorm(vertex.weights));
  let conjugate = q.real * vec4f(-1.0f, -1.0f, -1.0f, 1.0f);
  let translation = 2.0f * multiply(q.dual, conjugate).xyz;
  skinned[index][0] = vec4f(rotate(q.real, position) + translation, 1.0f);
  skinned[index][1] = vec4f(normalize(rotate(q.real, vertex.normal)), 0.0f);
}
