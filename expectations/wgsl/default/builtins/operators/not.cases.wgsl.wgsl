//# case not/bool/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 0u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case not/bool/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = true;
  result = u32(!e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case not/bool/override
override e: bool = true;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32(!e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case not/vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(0u, 1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case not/vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2<bool>(true, false);
  result = vec2u(!e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case not/vec3<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(0u, 1u, 0u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case not/vec3<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3<bool>(true, false, true);
  result = vec3u(!e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case not/vec4<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(0u, 1u, 0u, 1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case not/vec4<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4<bool>(true, false, true, false);
  result = vec4u(!e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
