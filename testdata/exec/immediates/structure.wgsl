//# note: members of every alignment, read alone, by an index that is computed, and whole
//# immediate: f32 1 2 3
//# immediate: u32 5
//# immediate: f32 10 20 30 40
//# immediate: i32 -7
//# immediate: u32 any
//# immediate: f32 0.5 0.25
//# immediate: f32 1 2 3 any 4 5 6 any
//# read 0:1: u32 0 1 2
//# expect 0:0: f32 1 2 3 5 10 20 30 40 -7 0.5 0.25 6
//# expect 0:0: f32 1 2 3 10 20 30 0.5 0.25 2 3 6 -7
requires immediate_address_space;

struct Inner {
  a: i32,
  b: vec2f,
}

struct Data {
  scale: vec3f,
  count: u32,
  turn: mat2x2f,
  inner: Inner,
  wide: mat2x3f,
}

var<immediate> data: Data;
@group(0) @binding(0) var<storage, read_write> output: array<f32, 24>;
@group(0) @binding(1) var<storage, read> indices: array<u32, 3>;

fn put(at: u32, value: vec4f) {
  for (var i = 0u; i < 4; i++) {
    output[at + i] = value[i];
  }
}

@compute @workgroup_size(1)
fn main() {
  put(0, vec4f(data.scale, f32(data.count)));
  put(4, vec4f(data.turn[0], data.turn[1]));
  put(8, vec4f(f32(data.inner.a), data.inner.b, data.wide[1].z));
  let zero = indices[0];
  let one = indices[1];
  put(12, vec4f(data.scale[zero], data.scale[one], data.scale[indices[2]], data.turn[zero][zero]));
  let all = data;
  put(16, vec4f(all.turn[zero].y, data.turn[one].x, all.inner.b));
  put(20, vec4f(data.wide[zero][one], all.wide[0].z, data.wide[one][indices[2]], f32(all.inner.a)));
}
