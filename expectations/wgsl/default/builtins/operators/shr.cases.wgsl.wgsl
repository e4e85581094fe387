//# case shr/i32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = -3i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/i32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e1 = -20i;
  var e2 = 3u;
  result = e1 >> e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/i32,u32/override
override e1: i32 = -20i;
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = e1 >> e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 2u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e1 = 20u;
  var e2 = 3u;
  result = e1 >> e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/u32,u32/override
override e1: u32 = 20u;
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = e1 >> e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/vec2<i32>,vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-3i, -2i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/vec2<i32>,vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e1 = vec2i(-20i, -19i);
  var e2 = vec2u(3u, 4u);
  result = e1 >> e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/vec2<u32>,vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(2u, 1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/vec2<u32>,vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = vec2u(20u, 21u);
  var e2 = vec2u(3u, 4u);
  result = e1 >> e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/vec3<i32>,vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-3i, -2i, -1i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/vec3<i32>,vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e1 = vec3i(-20i, -19i, -18i);
  var e2 = vec3u(3u, 4u, 5u);
  result = e1 >> e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/vec3<u32>,vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(2u, 1u, 0u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/vec3<u32>,vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = vec3u(20u, 21u, 22u);
  var e2 = vec3u(3u, 4u, 5u);
  result = e1 >> e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/vec4<i32>,vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-3i, -2i, -1i, -1i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/vec4<i32>,vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e1 = vec4i(-20i, -19i, -18i, -17i);
  var e2 = vec4u(3u, 4u, 5u, 6u);
  result = e1 >> e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/vec4<u32>,vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(2u, 1u, 0u, 0u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case shr/vec4<u32>,vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = vec4u(20u, 21u, 22u, 23u);
  var e2 = vec4u(3u, 4u, 5u, 6u);
  result = e1 >> e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
