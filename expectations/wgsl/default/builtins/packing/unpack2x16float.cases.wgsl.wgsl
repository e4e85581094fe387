//# case unpack2x16float/u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(103.5f, 0.0007572174f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case unpack2x16float/u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = 305419896u;
  result = unpack2x16float(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case unpack2x16float/u32/override
override e: u32 = 305419896u;
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = unpack2x16float(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
