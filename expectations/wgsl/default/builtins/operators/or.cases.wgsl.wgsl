//# case or/bool,bool/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 1u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/bool,bool/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e1 = true;
  var e2 = false;
  result = u32(e1 | e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/bool,bool/override
override e1: bool = true;
override e2: bool = false;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32(e1 | e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec2<bool>,vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec2<bool>,vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = vec2<bool>(true, false);
  var e2 = vec2<bool>(false, true);
  result = vec2u(e1 | e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec3<bool>,vec3<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec3<bool>,vec3<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = vec3<bool>(true, false, true);
  var e2 = vec3<bool>(false, true, false);
  result = vec3u(e1 | e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec4<bool>,vec4<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec4<bool>,vec4<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = vec4<bool>(true, false, true, false);
  var e2 = vec4<bool>(false, true, false, true);
  result = vec4u(e1 | e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/i32,i32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = -17i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/i32,i32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e1 = -20i;
  var e2 = 3i;
  result = e1 | e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/i32,i32/override
override e1: i32 = -20i;
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = e1 | e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 23u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e1 = 20u;
  var e2 = 3u;
  result = e1 | e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/u32,u32/override
override e1: u32 = 20u;
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = e1 | e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec2<i32>,vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-17i, -19i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec2<i32>,vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e1 = vec2i(-20i, -19i);
  var e2 = vec2i(3i, 4i);
  result = e1 | e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec2<u32>,vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(23u, 21u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec2<u32>,vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = vec2u(20u, 21u);
  var e2 = vec2u(3u, 4u);
  result = e1 | e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec3<i32>,vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-17i, -19i, -17i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec3<i32>,vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e1 = vec3i(-20i, -19i, -18i);
  var e2 = vec3i(3i, 4i, 5i);
  result = e1 | e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec3<u32>,vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(23u, 21u, 23u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec3<u32>,vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = vec3u(20u, 21u, 22u);
  var e2 = vec3u(3u, 4u, 5u);
  result = e1 | e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec4<i32>,vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-17i, -19i, -17i, -17i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec4<i32>,vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e1 = vec4i(-20i, -19i, -18i, -17i);
  var e2 = vec4i(3i, 4i, 5i, 6i);
  result = e1 | e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec4<u32>,vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(23u, 21u, 23u, 23u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case or/vec4<u32>,vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = vec4u(20u, 21u, 22u, 23u);
  var e2 = vec4u(3u, 4u, 5u, 6u);
  result = e1 | e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
