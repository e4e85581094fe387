//# case unpack4xI8/u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(120i, 86i, 52i, 18i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case unpack4xI8/u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = 305419896u;
  result = unpack4xI8(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case unpack4xI8/u32/override
override e: u32 = 305419896u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = unpack4xI8(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
