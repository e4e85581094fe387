struct int {
  float: f32,
  double: vec2f,
  unsigned: u32,
}

var<private> device: u32 = 1u;
var<workgroup> threadgroup: array<f32, 4>;
@group(0) @binding(0) var<storage, read_write> constant: array<int, 4>;

fn sizeof_(char: i32, short: i32) -> i32 {
  return char + short;
}

fn thread(long: f32) -> f32 {
  return long * 0.5f;
}

fn metal() -> f32 {
  return 1.0f;
}

fn vertex(fragment: f32) -> f32 {
  return fragment;
}

@compute @workgroup_size(4)
fn main0(@builtin(local_invocation_index) threads: u32) {
  var signed = sizeof_(3i, 2i);
  let v = thread(metal());
  let void_1 = v + vertex(2.0f);
  threadgroup[threads] = void_1;
  constant[threads].float = threadgroup[threads] + f32(signed);
  constant[threads].double = vec2f(f32(device));
  let and = constant[threads].unsigned;
  let or = and + 1u;
  let xor = or;
  constant[0].unsigned = xor;
}
