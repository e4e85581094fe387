//# case pack2x16unorm/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 2281668608u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pack2x16unorm/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  result = pack2x16unorm(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
