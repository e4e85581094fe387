//# case reverseBits/i32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = 939524095i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/i32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = -20i;
  result = reverseBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/i32/override
override e: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = reverseBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 671088640u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 20u;
  result = reverseBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/u32/override
override e: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = reverseBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(939524095i, -1207959553i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  result = reverseBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(671088640u, 2818572288u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  result = reverseBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(939524095i, -1207959553i, 2013265919i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  result = reverseBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(671088640u, 2818572288u, 1744830464u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  result = reverseBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(939524095i, -1207959553i, 2013265919i, -134217729i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  result = reverseBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(671088640u, 2818572288u, 1744830464u, 3892314112u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reverseBits/vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  result = reverseBits(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
