//# case pack4xI8Clamp/vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 4025413100u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pack4xI8Clamp/vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  result = pack4xI8Clamp(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
