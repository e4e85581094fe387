//# case countLeadingZeros/i32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = 0i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/i32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = -20i;
  result = countLeadingZeros(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/i32/override
override e: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = countLeadingZeros(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 27u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 20u;
  result = countLeadingZeros(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/u32/override
override e: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = countLeadingZeros(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  result = countLeadingZeros(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(27u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  result = countLeadingZeros(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  result = countLeadingZeros(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(27u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  result = countLeadingZeros(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  result = countLeadingZeros(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(27u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case countLeadingZeros/vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  result = countLeadingZeros(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
