//# case unpack4xU8/u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(120u, 86u, 52u, 18u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case unpack4xU8/u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = 305419896u;
  result = unpack4xU8(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case unpack4xU8/u32/override
override e: u32 = 305419896u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = unpack4xU8(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
