//# case pack4x8unorm/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 3349120896u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pack4x8unorm/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = pack4x8unorm(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
