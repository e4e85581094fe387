//# case extractBits/i32,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = -3i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/i32,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = -20i;
  var offset = 3u;
  var count = 7u;
  result = extractBits(e, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/i32,u32,u32/override
override e: i32 = -20i;
override offset: u32 = 3u;
override count: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = extractBits(e, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/u32,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 2u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/u32,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 20u;
  var offset = 3u;
  var count = 7u;
  result = extractBits(e, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/u32,u32,u32/override
override e: u32 = 20u;
override offset: u32 = 3u;
override count: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = extractBits(e, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec2<i32>,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec2<i32>,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  var offset = 3u;
  var count = 7u;
  result = extractBits(e, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec2<i32>,u32,u32/override
override offset: u32 = 3u;
override count: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = extractBits(vec2i(-20i, -19i), offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec2<u32>,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(2u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec2<u32>,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  var offset = 3u;
  var count = 7u;
  result = extractBits(e, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec2<u32>,u32,u32/override
override offset: u32 = 3u;
override count: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = extractBits(vec2u(20u, 21u), offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec3<i32>,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec3<i32>,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  var offset = 3u;
  var count = 7u;
  result = extractBits(e, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec3<i32>,u32,u32/override
override offset: u32 = 3u;
override count: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = extractBits(vec3i(-20i, -19i, -18i), offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec3<u32>,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(2u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec3<u32>,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  var offset = 3u;
  var count = 7u;
  result = extractBits(e, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec3<u32>,u32,u32/override
override offset: u32 = 3u;
override count: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = extractBits(vec3u(20u, 21u, 22u), offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec4<i32>,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec4<i32>,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  var offset = 3u;
  var count = 7u;
  result = extractBits(e, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec4<i32>,u32,u32/override
override offset: u32 = 3u;
override count: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = extractBits(vec4i(-20i, -19i, -18i, -17i), offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec4<u32>,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(2u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec4<u32>,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  var offset = 3u;
  var count = 7u;
  result = extractBits(e, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case extractBits/vec4<u32>,u32,u32/override
override offset: u32 = 3u;
override count: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = extractBits(vec4u(20u, 21u, 22u, 23u), offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
