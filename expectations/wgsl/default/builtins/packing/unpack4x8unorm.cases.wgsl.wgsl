//# case unpack4x8unorm/u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.47058824f, 0.3372549f, 0.20392157f, 0.07058824f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case unpack4x8unorm/u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = 305419896u;
  result = unpack4x8unorm(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case unpack4x8unorm/u32/override
override e: u32 = 305419896u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = unpack4x8unorm(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
