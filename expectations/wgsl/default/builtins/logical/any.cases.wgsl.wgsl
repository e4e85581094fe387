//# case any/bool/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 1u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case any/bool/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = true;
  result = u32(any(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case any/bool/override
override e: bool = true;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32(any(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case any/vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 1u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case any/vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = vec2<bool>(true, false);
  result = u32(any(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case any/vec3<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 1u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case any/vec3<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = vec3<bool>(true, false, true);
  result = u32(any(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case any/vec4<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 1u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case any/vec4<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = vec4<bool>(true, false, true, false);
  result = u32(any(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
