//# case sub/i32,i32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = -23i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/i32,i32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e1 = -20i;
  var e2 = 3i;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/i32,i32/override
override e1: i32 = -20i;
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 17u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e1 = 20u;
  var e2 = 3u;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/u32,u32/override
override e1: u32 = 20u;
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.25f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = 0.5f;
  var e2 = 0.25f;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f32,f32/override
override e1: f32 = 0.5f;
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.25h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = 0.5h;
  var e2 = 0.25h;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f16,f16/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<i32>,vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-23i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<i32>,vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e1 = vec2i(-20i, -19i);
  var e2 = vec2i(3i, 4i);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<u32>,vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(17u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<u32>,vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = vec2u(20u, 21u);
  var e2 = vec2u(3u, 4u);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.25f, 0.265625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = vec2f(0.25f, 0.265625f);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.25h, 0.2656h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = vec2h(0.25h, 0.2656h);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<i32>,vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-23i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<i32>,vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e1 = vec3i(-20i, -19i, -18i);
  var e2 = vec3i(3i, 4i, 5i);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<u32>,vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(17u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<u32>,vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = vec3u(20u, 21u, 22u);
  var e2 = vec3u(3u, 4u, 5u);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.25f, 0.265625f, 0.3125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.25h, 0.2656h, 0.3125h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<i32>,vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-23i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<i32>,vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e1 = vec4i(-20i, -19i, -18i, -17i);
  var e2 = vec4i(3i, 4i, 5i, 6i);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<u32>,vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(17u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<u32>,vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = vec4u(20u, 21u, 22u, 23u);
  var e2 = vec4u(3u, 4u, 5u, 6u);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<i32>,i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-23i, -22i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<i32>,i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e1 = vec2i(-20i, -19i);
  var e2 = 3i;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<i32>,i32/override
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-20i, -19i) - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<u32>,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(17u, 18u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<u32>,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = vec2u(20u, 21u);
  var e2 = 3u;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<u32>,u32/override
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(20u, 21u) - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.25f, 0.28125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = 0.25f;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.5f, 0.53125f) - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.25h, 0.2812h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = 0.25h;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec2<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.5h, 0.5312h) - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<i32>,i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-23i, -22i, -21i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<i32>,i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e1 = vec3i(-20i, -19i, -18i);
  var e2 = 3i;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<i32>,i32/override
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-20i, -19i, -18i) - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<u32>,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(17u, 18u, 19u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<u32>,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = vec3u(20u, 21u, 22u);
  var e2 = 3u;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<u32>,u32/override
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(20u, 21u, 22u) - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.25f, 0.28125f, 0.375f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = 0.25f;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.5f, 0.53125f, 0.625f) - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.25h, 0.2812h, 0.375h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = 0.25h;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec3<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5h, 0.5312h, 0.625h) - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<i32>,i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-23i, -22i, -21i, -20i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<i32>,i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e1 = vec4i(-20i, -19i, -18i, -17i);
  var e2 = 3i;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<i32>,i32/override
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-20i, -19i, -18i, -17i) - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<u32>,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(17u, 18u, 19u, 20u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<u32>,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = vec4u(20u, 21u, 22u, 23u);
  var e2 = 3u;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<u32>,u32/override
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(20u, 21u, 22u, 23u) - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.25f, 0.28125f, 0.375f, 0.53125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = 0.25f;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f) - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.25h, 0.2812h, 0.375h, 0.5312h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = 0.25h;
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/vec4<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h) - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/i32,vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-23i, -24i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/i32,vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e1 = -20i;
  var e2 = vec2i(3i, 4i);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/i32,vec2<i32>/override
override e1: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = e1 - vec2i(3i, 4i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/u32,vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(17u, 16u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/u32,vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = 20u;
  var e2 = vec2u(3u, 4u);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/u32,vec2<u32>/override
override e1: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = e1 - vec2u(3u, 4u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f32,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.25f, 0.234375f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f32,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = 0.5f;
  var e2 = vec2f(0.25f, 0.265625f);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f32,vec2<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = e1 - vec2f(0.25f, 0.265625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f16,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.25h, 0.2344h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f16,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = 0.5h;
  var e2 = vec2h(0.25h, 0.2656h);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f16,vec2<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = e1 - vec2h(0.25h, 0.2656h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/i32,vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-23i, -24i, -25i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/i32,vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e1 = -20i;
  var e2 = vec3i(3i, 4i, 5i);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/i32,vec3<i32>/override
override e1: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = e1 - vec3i(3i, 4i, 5i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/u32,vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(17u, 16u, 15u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/u32,vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = 20u;
  var e2 = vec3u(3u, 4u, 5u);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/u32,vec3<u32>/override
override e1: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = e1 - vec3u(3u, 4u, 5u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f32,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.25f, 0.234375f, 0.1875f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f32,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = 0.5f;
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f32,vec3<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = e1 - vec3f(0.25f, 0.265625f, 0.3125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f16,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.25h, 0.2344h, 0.1875h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f16,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = 0.5h;
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f16,vec3<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = e1 - vec3h(0.25h, 0.2656h, 0.3125h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/i32,vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-23i, -24i, -25i, -26i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/i32,vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e1 = -20i;
  var e2 = vec4i(3i, 4i, 5i, 6i);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/i32,vec4<i32>/override
override e1: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = e1 - vec4i(3i, 4i, 5i, 6i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/u32,vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(17u, 16u, 15u, 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/u32,vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = 20u;
  var e2 = vec4u(3u, 4u, 5u, 6u);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/u32,vec4<u32>/override
override e1: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = e1 - vec4u(3u, 4u, 5u, 6u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f32,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.25f, 0.234375f, 0.1875f, 0.109375f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f32,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = 0.5f;
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f32,vec4<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = e1 - vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f16,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.25h, 0.2344h, 0.1875h, 0.1094h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f16,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = 0.5h;
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/f16,vec4<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = e1 - vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat2x2<f32>,mat2x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = mat2x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat2x2<f32>,mat2x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  var e1 = mat2x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f));
  var e2 = mat2x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat2x2<f16>,mat2x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = mat2x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat2x2<f16>,mat2x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  var e1 = mat2x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h));
  var e2 = mat2x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat2x3<f32>,mat2x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  result = mat2x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat2x3<f32>,mat2x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  var e1 = mat2x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f));
  var e2 = mat2x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat2x3<f16>,mat2x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  result = mat2x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat2x3<f16>,mat2x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  var e1 = mat2x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h));
  var e2 = mat2x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat2x4<f32>,mat2x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  result = mat2x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat2x4<f32>,mat2x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  var e1 = mat2x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f));
  var e2 = mat2x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat2x4<f16>,mat2x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  result = mat2x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat2x4<f16>,mat2x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  var e1 = mat2x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h));
  var e2 = mat2x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat3x2<f32>,mat3x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  result = mat3x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat3x2<f32>,mat3x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  var e1 = mat3x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f));
  var e2 = mat3x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat3x2<f16>,mat3x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  result = mat3x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat3x2<f16>,mat3x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  var e1 = mat3x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h));
  var e2 = mat3x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat3x3<f32>,mat3x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = mat3x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat3x3<f32>,mat3x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  var e1 = mat3x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f));
  var e2 = mat3x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat3x3<f16>,mat3x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = mat3x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat3x3<f16>,mat3x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  var e1 = mat3x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h));
  var e2 = mat3x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat3x4<f32>,mat3x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  result = mat3x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat3x4<f32>,mat3x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  var e1 = mat3x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f));
  var e2 = mat3x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat3x4<f16>,mat3x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  result = mat3x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat3x4<f16>,mat3x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  var e1 = mat3x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h));
  var e2 = mat3x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat4x2<f32>,mat4x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = mat4x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f), vec2f(0.8125f, 1.015625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat4x2<f32>,mat4x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  var e1 = mat4x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f), vec2f(1.625f, 2.03125f));
  var e2 = mat4x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f), vec2f(0.8125f, 1.015625f));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat4x2<f16>,mat4x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = mat4x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h), vec2h(0.8125h, 1.016h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat4x2<f16>,mat4x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  var e1 = mat4x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h), vec2h(1.625h, 2.031h));
  var e2 = mat4x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h), vec2h(0.8125h, 1.016h));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat4x3<f32>,mat4x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  result = mat4x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f), vec3f(1.515625f, 1.8125f, 2.140625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat4x3<f32>,mat4x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  var e1 = mat4x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f), vec3f(3.03125f, 3.625f, 4.28125f));
  var e2 = mat4x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f), vec3f(1.515625f, 1.8125f, 2.140625f));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat4x3<f16>,mat4x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  result = mat4x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h), vec3h(1.516h, 1.8125h, 2.14h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat4x3<f16>,mat4x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  var e1 = mat4x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h), vec3h(3.031h, 3.625h, 4.28h));
  var e2 = mat4x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h), vec3h(1.516h, 1.8125h, 2.14h));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat4x4<f32>,mat4x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  result = mat4x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f), vec4f(2.5f, 2.890625f, 3.3125f, 3.765625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat4x4<f32>,mat4x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  var e1 = mat4x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f), vec4f(5.0f, 5.78125f, 6.625f, 7.53125f));
  var e2 = mat4x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f), vec4f(2.5f, 2.890625f, 3.3125f, 3.765625f));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat4x4<f16>,mat4x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  result = mat4x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h), vec4h(2.5h, 2.89h, 3.312h, 3.766h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sub/mat4x4<f16>,mat4x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  var e1 = mat4x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h), vec4h(5.0h, 5.78h, 6.625h, 7.53h));
  var e2 = mat4x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h), vec4h(2.5h, 2.89h, 3.312h, 3.766h));
  result = e1 - e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
