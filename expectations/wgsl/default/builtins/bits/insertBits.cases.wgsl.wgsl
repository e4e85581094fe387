//# case insertBits/i32,i32,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = -65044i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/i32,i32,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = -20i;
  var newbits = 3i;
  var offset = 7u;
  var count = 9u;
  result = insertBits(e, newbits, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/i32,i32,u32,u32/override
override e: i32 = -20i;
override newbits: i32 = 3i;
override offset: u32 = 7u;
override count: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = insertBits(e, newbits, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/u32,u32,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 404u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/u32,u32,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 20u;
  var newbits = 3u;
  var offset = 7u;
  var count = 9u;
  result = insertBits(e, newbits, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/u32,u32,u32,u32/override
override e: u32 = 20u;
override newbits: u32 = 3u;
override offset: u32 = 7u;
override count: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = insertBits(e, newbits, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec2<i32>,vec2<i32>,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-65044i, -64915i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec2<i32>,vec2<i32>,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  var newbits = vec2i(3i, 4i);
  var offset = 7u;
  var count = 9u;
  result = insertBits(e, newbits, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec2<i32>,vec2<i32>,u32,u32/override
override offset: u32 = 7u;
override count: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = insertBits(vec2i(-20i, -19i), vec2i(3i, 4i), offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec2<u32>,vec2<u32>,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(404u, 533u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec2<u32>,vec2<u32>,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  var newbits = vec2u(3u, 4u);
  var offset = 7u;
  var count = 9u;
  result = insertBits(e, newbits, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec2<u32>,vec2<u32>,u32,u32/override
override offset: u32 = 7u;
override count: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = insertBits(vec2u(20u, 21u), vec2u(3u, 4u), offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec3<i32>,vec3<i32>,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-65044i, -64915i, -64786i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec3<i32>,vec3<i32>,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  var newbits = vec3i(3i, 4i, 5i);
  var offset = 7u;
  var count = 9u;
  result = insertBits(e, newbits, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec3<i32>,vec3<i32>,u32,u32/override
override offset: u32 = 7u;
override count: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = insertBits(vec3i(-20i, -19i, -18i), vec3i(3i, 4i, 5i), offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec3<u32>,vec3<u32>,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(404u, 533u, 662u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec3<u32>,vec3<u32>,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  var newbits = vec3u(3u, 4u, 5u);
  var offset = 7u;
  var count = 9u;
  result = insertBits(e, newbits, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec3<u32>,vec3<u32>,u32,u32/override
override offset: u32 = 7u;
override count: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = insertBits(vec3u(20u, 21u, 22u), vec3u(3u, 4u, 5u), offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec4<i32>,vec4<i32>,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-65044i, -64915i, -64786i, -64657i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec4<i32>,vec4<i32>,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  var newbits = vec4i(3i, 4i, 5i, 6i);
  var offset = 7u;
  var count = 9u;
  result = insertBits(e, newbits, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec4<i32>,vec4<i32>,u32,u32/override
override offset: u32 = 7u;
override count: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = insertBits(vec4i(-20i, -19i, -18i, -17i), vec4i(3i, 4i, 5i, 6i), offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec4<u32>,vec4<u32>,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(404u, 533u, 662u, 791u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec4<u32>,vec4<u32>,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  var newbits = vec4u(3u, 4u, 5u, 6u);
  var offset = 7u;
  var count = 9u;
  result = insertBits(e, newbits, offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case insertBits/vec4<u32>,vec4<u32>,u32,u32/override
override offset: u32 = 7u;
override count: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = insertBits(vec4u(20u, 21u, 22u, 23u), vec4u(3u, 4u, 5u, 6u), offset, count);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
