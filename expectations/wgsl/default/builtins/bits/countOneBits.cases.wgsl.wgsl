//# case countOneBits/i32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = 29i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/i32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = -20i;
  result = countOneBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/i32/override
override e: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = countOneBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 2u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 20u;
  result = countOneBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/u32/override
override e: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = countOneBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(29i, 30i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  result = countOneBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(2u, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  result = countOneBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(29i, 30i, 30i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  result = countOneBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(2u, 3u, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  result = countOneBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(29i, 30i, 30i, 31i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  result = countOneBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(2u, 3u, 3u, 4u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countOneBits/vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  result = countOneBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
