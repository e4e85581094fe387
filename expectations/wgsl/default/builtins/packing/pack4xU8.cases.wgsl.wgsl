//# case pack4xU8/vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 387323156u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pack4xU8/vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  result = pack4xU8(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
