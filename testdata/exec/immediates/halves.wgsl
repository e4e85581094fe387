//# require: f16
//# immediate: f16 0.5 any any any 1 2 3 any 4 8
//# immediate: f32 100
//# expect 0:0: f32 104 108 112 102
//# expect 0:0: f32 108 116 124 104
enable f16;
requires immediate_address_space;

struct Data {
  a: f16,
  b: vec3<f16>,
  c: vec2<f16>,
  d: f32,
}

var<immediate> data: Data;
@group(0) @binding(0) var<storage, read_write> output: array<vec4f, 2>;

@compute @workgroup_size(2)
fn main(@builtin(local_invocation_index) i: u32) {
  output[i] = vec4f(vec4<f16>(data.b, data.a) * data.c[i]) + data.d;
}
