//# case unpack4x8snorm/u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.9448819f, 0.6771653f, 0.40944883f, 0.14173229f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case unpack4x8snorm/u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = 305419896u;
  result = unpack4x8snorm(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case unpack4x8snorm/u32/override
override e: u32 = 305419896u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = unpack4x8snorm(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
