struct Joint {
  transform: mat4x4f,
}

struct Skin {
  joints: array<Joint, 64>,
  count: u32,
}

struct Packed {
  position: array<f32, 3>,
  joints: u32,
  weights: u32,
  normal: u32,
}

struct Skinned {
  position: vec3f,
  normal: vec3f,
}

struct Output {
  @builtin(position) @invariant clip: vec4f,
  @location(0) normal: vec3f,
}

@group(0) @binding(0) var<uniform> skin: Skin;
@group(0) @binding(1) var<uniform> view_projection: mat4x4f;
@group(1) @binding(0) var<storage, read> source: array<Packed>;
@group(1) @binding(1) var<storage, read_write> result: array<Skinned>;

fn blended(joints: vec4u, weights: vec4f) -> mat4x4f {
  var sum = mat4x4f();
  for (var i = 0i; i < 4i; i = i + 1i) {
    if (weights[i] > 0.0f) {
      sum = sum + skin.joints[min(joints[i], skin.count - 1u)].transform * weights[i];
    }
  }
  return sum;
}

fn bytes(word: u32) -> vec4u {
  return (vec4u(word) >> vec4u(0u, 8u, 16u, 24u)) & vec4u(255u);
}

fn upper(m: mat4x4f) -> mat3x3f {
  return mat3x3f(m[0].xyz, m[1].xyz, m[2].xyz);
}

@vertex
fn vertex_main(@location(0) position: vec3f, @location(1) normal: vec3f, @location(2) joints: vec4u, @location(3) weights: vec4f) -> Output {
  let m = blended(joints, weights / dot(weights, vec4f(1.0f)));
  return Output(view_projection * m * vec4f(position, 1.0f), upper(m) * normal);
}

@compute @workgroup_size(64)
fn bake(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= arrayLength(&source)) {
    return;
  }
  let packed = source[id.x];
  let position = vec3f(packed.position[0], packed.position[1], packed.position[2]);
  let normal = unpack4x8snorm(packed.normal).xyz;
  let m = blended(bytes(packed.joints), unpack4x8unorm(packed.weights));
  result[id.x] = Skinned((m * vec4f(position, 1.0f)).xyz, normalize(upper(m) * normal));
}
