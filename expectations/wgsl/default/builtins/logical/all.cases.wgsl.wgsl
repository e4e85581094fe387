//# case all/bool/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 1u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case all/bool/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = true;
  result = u32(all(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case all/bool/override
override e: bool = true;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32(all(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case all/vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 0u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case all/vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = vec2<bool>(true, false);
  result = u32(all(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case all/vec3<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 0u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case all/vec3<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = vec3<bool>(true, false, true);
  result = u32(all(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case all/vec4<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 0u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case all/vec4<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = vec4<bool>(true, false, true, false);
  result = u32(all(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
