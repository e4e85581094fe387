//# case dot/vec2<i32>,vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = -136i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec2<i32>,vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e1 = vec2i(-20i, -19i);
  var e2 = vec2i(3i, 4i);
  result = dot(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec2<u32>,vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 144u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec2<u32>,vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e1 = vec2u(20u, 21u);
  var e2 = vec2u(3u, 4u);
  result = dot(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.26611328f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = vec2f(0.25f, 0.265625f);
  result = dot(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.266h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = vec2h(0.25h, 0.2656h);
  result = dot(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec3<i32>,vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = -226i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec3<i32>,vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e1 = vec3i(-20i, -19i, -18i);
  var e2 = vec3i(3i, 4i, 5i);
  result = dot(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec3<u32>,vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 254u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec3<u32>,vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e1 = vec3u(20u, 21u, 22u);
  var e2 = vec3u(3u, 4u, 5u);
  result = dot(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.46142578f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = dot(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.4614h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = dot(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec4<i32>,vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = -328i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec4<i32>,vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e1 = vec4i(-20i, -19i, -18i, -17i);
  var e2 = vec4i(3i, 4i, 5i, 6i);
  result = dot(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec4<u32>,vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 392u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec4<u32>,vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e1 = vec4u(20u, 21u, 22u, 23u);
  var e2 = vec4u(3u, 4u, 5u, 6u);
  result = dot(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec4<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.76660156f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec4<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = dot(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec4<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.7666h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case dot/vec4<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = dot(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
