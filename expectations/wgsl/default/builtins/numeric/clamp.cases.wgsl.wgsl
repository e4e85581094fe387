//# case clamp/i32,i32,i32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = 3i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/i32,i32,i32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = -20i;
  var low = 3i;
  var high = 7i;
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/i32,i32,i32/override
override e: i32 = -20i;
override low: i32 = 3i;
override high: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/u32,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 7u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/u32,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 20u;
  var low = 3u;
  var high = 7u;
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/u32,u32,u32/override
override e: u32 = 20u;
override low: u32 = 3u;
override high: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/f32,f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.5f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/f32,f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  var low = 0.25f;
  var high = 0.75f;
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/f32,f32,f32/override
override e: f32 = 0.5f;
override low: f32 = 0.25f;
override high: f32 = 0.75f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/f16,f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.5h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/f16,f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  var low = 0.25h;
  var high = 0.75h;
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/f16,f16,f16/override
enable f16;

override e: f16 = 0.5h;
override low: f16 = 0.25h;
override high: f16 = 0.75h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec2<i32>,vec2<i32>,vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(3i, 4i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec2<i32>,vec2<i32>,vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  var low = vec2i(3i, 4i);
  var high = vec2i(7i, 8i);
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec2<u32>,vec2<u32>,vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(7u, 8u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec2<u32>,vec2<u32>,vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  var low = vec2u(3u, 4u);
  var high = vec2u(7u, 8u);
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec2<f32>,vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.5f, 0.53125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec2<f32>,vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  var low = vec2f(0.25f, 0.265625f);
  var high = vec2f(0.75f, 0.796875f);
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec2<f16>,vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.5h, 0.5312h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec2<f16>,vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  var low = vec2h(0.25h, 0.2656h);
  var high = vec2h(0.75h, 0.797h);
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec3<i32>,vec3<i32>,vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(3i, 4i, 5i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec3<i32>,vec3<i32>,vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  var low = vec3i(3i, 4i, 5i);
  var high = vec3i(7i, 8i, 9i);
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec3<u32>,vec3<u32>,vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(7u, 8u, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec3<u32>,vec3<u32>,vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  var low = vec3u(3u, 4u, 5u);
  var high = vec3u(7u, 8u, 9u);
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec3<f32>,vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.5f, 0.53125f, 0.625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec3<f32>,vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  var low = vec3f(0.25f, 0.265625f, 0.3125f);
  var high = vec3f(0.75f, 0.796875f, 0.9375f);
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec3<f16>,vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5h, 0.5312h, 0.625h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec3<f16>,vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  var low = vec3h(0.25h, 0.2656h, 0.3125h);
  var high = vec3h(0.75h, 0.797h, 0.9375h);
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec4<i32>,vec4<i32>,vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(3i, 4i, 5i, 6i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec4<i32>,vec4<i32>,vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  var low = vec4i(3i, 4i, 5i, 6i);
  var high = vec4i(7i, 8i, 9i, 10i);
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec4<u32>,vec4<u32>,vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(7u, 8u, 9u, 10u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec4<u32>,vec4<u32>,vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  var low = vec4u(3u, 4u, 5u, 6u);
  var high = vec4u(7u, 8u, 9u, 10u);
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec4<f32>,vec4<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec4<f32>,vec4<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var low = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  var high = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec4<f16>,vec4<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case clamp/vec4<f16>,vec4<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var low = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  var high = vec4h(0.75h, 0.797h, 0.9375h, 1.172h);
  result = clamp(e, low, high);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
