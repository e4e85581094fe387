//# case mul/i32,i32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = -60i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/i32,i32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e1 = -20i;
  var e2 = 3i;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/i32,i32/override
override e1: i32 = -20i;
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 60u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e1 = 20u;
  var e2 = 3u;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/u32,u32/override
override e1: u32 = 20u;
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.125f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = 0.5f;
  var e2 = 0.25f;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,f32/override
override e1: f32 = 0.5f;
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.125h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = 0.5h;
  var e2 = 0.25h;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,f16/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<i32>,vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-60i, -76i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<i32>,vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e1 = vec2i(-20i, -19i);
  var e2 = vec2i(3i, 4i);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<u32>,vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(60u, 84u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<u32>,vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = vec2u(20u, 21u);
  var e2 = vec2u(3u, 4u);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.125f, 0.14111328f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = vec2f(0.25f, 0.265625f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.125h, 0.1411h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = vec2h(0.25h, 0.2656h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<i32>,vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-60i, -76i, -90i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<i32>,vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e1 = vec3i(-20i, -19i, -18i);
  var e2 = vec3i(3i, 4i, 5i);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<u32>,vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(60u, 84u, 110u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<u32>,vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = vec3u(20u, 21u, 22u);
  var e2 = vec3u(3u, 4u, 5u);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.125f, 0.14111328f, 0.1953125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.125h, 0.1411h, 0.1953h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<i32>,vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-60i, -76i, -90i, -102i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<i32>,vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e1 = vec4i(-20i, -19i, -18i, -17i);
  var e2 = vec4i(3i, 4i, 5i, 6i);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<u32>,vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(60u, 84u, 110u, 138u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<u32>,vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = vec4u(20u, 21u, 22u, 23u);
  var e2 = vec4u(3u, 4u, 5u, 6u);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.125f, 0.14111328f, 0.1953125f, 0.30517578f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.125h, 0.1411h, 0.1953h, 0.3052h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<i32>,i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-60i, -57i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<i32>,i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e1 = vec2i(-20i, -19i);
  var e2 = 3i;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<i32>,i32/override
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-20i, -19i) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<u32>,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(60u, 63u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<u32>,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = vec2u(20u, 21u);
  var e2 = 3u;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<u32>,u32/override
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(20u, 21u) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.125f, 0.1328125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = 0.25f;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.5f, 0.53125f) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.125h, 0.1328h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = 0.25h;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.5h, 0.5312h) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<i32>,i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-60i, -57i, -54i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<i32>,i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e1 = vec3i(-20i, -19i, -18i);
  var e2 = 3i;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<i32>,i32/override
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-20i, -19i, -18i) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<u32>,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(60u, 63u, 66u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<u32>,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = vec3u(20u, 21u, 22u);
  var e2 = 3u;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<u32>,u32/override
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(20u, 21u, 22u) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.125f, 0.1328125f, 0.15625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = 0.25f;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.5f, 0.53125f, 0.625f) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.125h, 0.1328h, 0.1562h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = 0.25h;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5h, 0.5312h, 0.625h) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<i32>,i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-60i, -57i, -54i, -51i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<i32>,i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e1 = vec4i(-20i, -19i, -18i, -17i);
  var e2 = 3i;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<i32>,i32/override
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-20i, -19i, -18i, -17i) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<u32>,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(60u, 63u, 66u, 69u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<u32>,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = vec4u(20u, 21u, 22u, 23u);
  var e2 = 3u;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<u32>,u32/override
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(20u, 21u, 22u, 23u) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.125f, 0.1328125f, 0.15625f, 0.1953125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = 0.25f;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.125h, 0.1328h, 0.1562h, 0.1953h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = 0.25h;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/i32,vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-60i, -80i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/i32,vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e1 = -20i;
  var e2 = vec2i(3i, 4i);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/i32,vec2<i32>/override
override e1: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = e1 * vec2i(3i, 4i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/u32,vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(60u, 80u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/u32,vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = 20u;
  var e2 = vec2u(3u, 4u);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/u32,vec2<u32>/override
override e1: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = e1 * vec2u(3u, 4u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.125f, 0.1328125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = 0.5f;
  var e2 = vec2f(0.25f, 0.265625f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,vec2<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = e1 * vec2f(0.25f, 0.265625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.125h, 0.1328h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = 0.5h;
  var e2 = vec2h(0.25h, 0.2656h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,vec2<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = e1 * vec2h(0.25h, 0.2656h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/i32,vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-60i, -80i, -100i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/i32,vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e1 = -20i;
  var e2 = vec3i(3i, 4i, 5i);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/i32,vec3<i32>/override
override e1: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = e1 * vec3i(3i, 4i, 5i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/u32,vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(60u, 80u, 100u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/u32,vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = 20u;
  var e2 = vec3u(3u, 4u, 5u);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/u32,vec3<u32>/override
override e1: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = e1 * vec3u(3u, 4u, 5u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.125f, 0.1328125f, 0.15625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = 0.5f;
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,vec3<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = e1 * vec3f(0.25f, 0.265625f, 0.3125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.125h, 0.1328h, 0.1562h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = 0.5h;
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,vec3<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = e1 * vec3h(0.25h, 0.2656h, 0.3125h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/i32,vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-60i, -80i, -100i, -120i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/i32,vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e1 = -20i;
  var e2 = vec4i(3i, 4i, 5i, 6i);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/i32,vec4<i32>/override
override e1: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = e1 * vec4i(3i, 4i, 5i, 6i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/u32,vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(60u, 80u, 100u, 120u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/u32,vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = 20u;
  var e2 = vec4u(3u, 4u, 5u, 6u);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/u32,vec4<u32>/override
override e1: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = e1 * vec4u(3u, 4u, 5u, 6u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.125f, 0.1328125f, 0.15625f, 0.1953125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = 0.5f;
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,vec4<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = e1 * vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.125h, 0.1328h, 0.1562h, 0.1953h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = 0.5h;
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,vec4<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = e1 * vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = mat2x2f(vec2f(0.125f, 0.1328125f), vec2f(0.15625f, 0.1953125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  var e1 = mat2x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f));
  var e2 = 0.25f;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = mat2x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = mat2x2h(vec2h(0.125h, 0.1328h), vec2h(0.1562h, 0.1953h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  var e1 = mat2x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h));
  var e2 = 0.25h;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = mat2x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  result = mat2x3f(vec3f(0.125f, 0.1328125f, 0.15625f), vec3f(0.1953125f, 0.25f, 0.3203125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  var e1 = mat2x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f));
  var e2 = 0.25f;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  result = mat2x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  result = mat2x3h(vec3h(0.125h, 0.1328h, 0.1562h), vec3h(0.1953h, 0.25h, 0.3203h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  var e1 = mat2x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h));
  var e2 = 0.25h;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  result = mat2x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  result = mat2x4f(vec4f(0.125f, 0.1328125f, 0.15625f, 0.1953125f), vec4f(0.25f, 0.3203125f, 0.40625f, 0.5078125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  var e1 = mat2x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f));
  var e2 = 0.25f;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  result = mat2x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  result = mat2x4h(vec4h(0.125h, 0.1328h, 0.1562h, 0.1953h), vec4h(0.25h, 0.3203h, 0.4062h, 0.508h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  var e1 = mat2x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h));
  var e2 = 0.25h;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  result = mat2x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  result = mat3x2f(vec2f(0.125f, 0.1328125f), vec2f(0.15625f, 0.1953125f), vec2f(0.25f, 0.3203125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  var e1 = mat3x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f));
  var e2 = 0.25f;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  result = mat3x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  result = mat3x2h(vec2h(0.125h, 0.1328h), vec2h(0.1562h, 0.1953h), vec2h(0.25h, 0.3203h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  var e1 = mat3x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h));
  var e2 = 0.25h;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  result = mat3x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = mat3x3f(vec3f(0.125f, 0.1328125f, 0.15625f), vec3f(0.1953125f, 0.25f, 0.3203125f), vec3f(0.40625f, 0.5078125f, 0.625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  var e1 = mat3x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f));
  var e2 = 0.25f;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = mat3x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = mat3x3h(vec3h(0.125h, 0.1328h, 0.1562h), vec3h(0.1953h, 0.25h, 0.3203h), vec3h(0.4062h, 0.508h, 0.625h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  var e1 = mat3x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h));
  var e2 = 0.25h;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = mat3x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  result = mat3x4f(vec4f(0.125f, 0.1328125f, 0.15625f, 0.1953125f), vec4f(0.25f, 0.3203125f, 0.40625f, 0.5078125f), vec4f(0.625f, 0.7578125f, 0.90625f, 1.0703125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  var e1 = mat3x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f));
  var e2 = 0.25f;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  result = mat3x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  result = mat3x4h(vec4h(0.125h, 0.1328h, 0.1562h, 0.1953h), vec4h(0.25h, 0.3203h, 0.4062h, 0.508h), vec4h(0.625h, 0.758h, 0.9062h, 1.07h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  var e1 = mat3x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h));
  var e2 = 0.25h;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  result = mat3x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = mat4x2f(vec2f(0.125f, 0.1328125f), vec2f(0.15625f, 0.1953125f), vec2f(0.25f, 0.3203125f), vec2f(0.40625f, 0.5078125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  var e1 = mat4x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f), vec2f(1.625f, 2.03125f));
  var e2 = 0.25f;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = mat4x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f), vec2f(1.625f, 2.03125f)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = mat4x2h(vec2h(0.125h, 0.1328h), vec2h(0.1562h, 0.1953h), vec2h(0.25h, 0.3203h), vec2h(0.4062h, 0.508h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  var e1 = mat4x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h), vec2h(1.625h, 2.031h));
  var e2 = 0.25h;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = mat4x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h), vec2h(1.625h, 2.031h)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  result = mat4x3f(vec3f(0.125f, 0.1328125f, 0.15625f), vec3f(0.1953125f, 0.25f, 0.3203125f), vec3f(0.40625f, 0.5078125f, 0.625f), vec3f(0.7578125f, 0.90625f, 1.0703125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  var e1 = mat4x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f), vec3f(3.03125f, 3.625f, 4.28125f));
  var e2 = 0.25f;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  result = mat4x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f), vec3f(3.03125f, 3.625f, 4.28125f)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  result = mat4x3h(vec3h(0.125h, 0.1328h, 0.1562h), vec3h(0.1953h, 0.25h, 0.3203h), vec3h(0.4062h, 0.508h, 0.625h), vec3h(0.758h, 0.9062h, 1.07h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  var e1 = mat4x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h), vec3h(3.031h, 3.625h, 4.28h));
  var e2 = 0.25h;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  result = mat4x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h), vec3h(3.031h, 3.625h, 4.28h)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  result = mat4x4f(vec4f(0.125f, 0.1328125f, 0.15625f, 0.1953125f), vec4f(0.25f, 0.3203125f, 0.40625f, 0.5078125f), vec4f(0.625f, 0.7578125f, 0.90625f, 1.0703125f), vec4f(1.25f, 1.4453125f, 1.65625f, 1.8828125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  var e1 = mat4x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f), vec4f(5.0f, 5.78125f, 6.625f, 7.53125f));
  var e2 = 0.25f;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f32>,f32/override
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  result = mat4x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f), vec4f(5.0f, 5.78125f, 6.625f, 7.53125f)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  result = mat4x4h(vec4h(0.125h, 0.1328h, 0.1562h, 0.1953h), vec4h(0.25h, 0.3203h, 0.4062h, 0.508h), vec4h(0.625h, 0.758h, 0.9062h, 1.07h), vec4h(1.25h, 1.445h, 1.656h, 1.883h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  var e1 = mat4x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h), vec4h(5.0h, 5.78h, 6.625h, 7.53h));
  var e2 = 0.25h;
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f16>,f16/override
enable f16;

override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  result = mat4x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h), vec4h(5.0h, 5.78h, 6.625h, 7.53h)) * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat2x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = mat2x2f(vec2f(0.125f, 0.1328125f), vec2f(0.15625f, 0.1953125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat2x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  var e1 = 0.5f;
  var e2 = mat2x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat2x2<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = e1 * mat2x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat2x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = mat2x2h(vec2h(0.125h, 0.1328h), vec2h(0.1562h, 0.1953h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat2x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  var e1 = 0.5h;
  var e2 = mat2x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat2x2<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = e1 * mat2x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat2x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  result = mat2x3f(vec3f(0.125f, 0.1328125f, 0.15625f), vec3f(0.1953125f, 0.25f, 0.3203125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat2x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  var e1 = 0.5f;
  var e2 = mat2x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat2x3<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  result = e1 * mat2x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat2x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  result = mat2x3h(vec3h(0.125h, 0.1328h, 0.1562h), vec3h(0.1953h, 0.25h, 0.3203h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat2x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  var e1 = 0.5h;
  var e2 = mat2x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat2x3<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  result = e1 * mat2x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat2x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  result = mat2x4f(vec4f(0.125f, 0.1328125f, 0.15625f, 0.1953125f), vec4f(0.25f, 0.3203125f, 0.40625f, 0.5078125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat2x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  var e1 = 0.5f;
  var e2 = mat2x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat2x4<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  result = e1 * mat2x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat2x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  result = mat2x4h(vec4h(0.125h, 0.1328h, 0.1562h, 0.1953h), vec4h(0.25h, 0.3203h, 0.4062h, 0.508h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat2x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  var e1 = 0.5h;
  var e2 = mat2x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat2x4<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  result = e1 * mat2x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat3x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  result = mat3x2f(vec2f(0.125f, 0.1328125f), vec2f(0.15625f, 0.1953125f), vec2f(0.25f, 0.3203125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat3x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  var e1 = 0.5f;
  var e2 = mat3x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat3x2<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  result = e1 * mat3x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat3x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  result = mat3x2h(vec2h(0.125h, 0.1328h), vec2h(0.1562h, 0.1953h), vec2h(0.25h, 0.3203h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat3x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  var e1 = 0.5h;
  var e2 = mat3x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat3x2<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  result = e1 * mat3x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat3x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = mat3x3f(vec3f(0.125f, 0.1328125f, 0.15625f), vec3f(0.1953125f, 0.25f, 0.3203125f), vec3f(0.40625f, 0.5078125f, 0.625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat3x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  var e1 = 0.5f;
  var e2 = mat3x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat3x3<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = e1 * mat3x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat3x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = mat3x3h(vec3h(0.125h, 0.1328h, 0.1562h), vec3h(0.1953h, 0.25h, 0.3203h), vec3h(0.4062h, 0.508h, 0.625h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat3x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  var e1 = 0.5h;
  var e2 = mat3x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat3x3<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = e1 * mat3x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat3x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  result = mat3x4f(vec4f(0.125f, 0.1328125f, 0.15625f, 0.1953125f), vec4f(0.25f, 0.3203125f, 0.40625f, 0.5078125f), vec4f(0.625f, 0.7578125f, 0.90625f, 1.0703125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat3x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  var e1 = 0.5f;
  var e2 = mat3x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat3x4<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  result = e1 * mat3x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat3x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  result = mat3x4h(vec4h(0.125h, 0.1328h, 0.1562h, 0.1953h), vec4h(0.25h, 0.3203h, 0.4062h, 0.508h), vec4h(0.625h, 0.758h, 0.9062h, 1.07h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat3x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  var e1 = 0.5h;
  var e2 = mat3x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat3x4<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  result = e1 * mat3x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat4x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = mat4x2f(vec2f(0.125f, 0.1328125f), vec2f(0.15625f, 0.1953125f), vec2f(0.25f, 0.3203125f), vec2f(0.40625f, 0.5078125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat4x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  var e1 = 0.5f;
  var e2 = mat4x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f), vec2f(0.8125f, 1.015625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat4x2<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = e1 * mat4x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f), vec2f(0.8125f, 1.015625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat4x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = mat4x2h(vec2h(0.125h, 0.1328h), vec2h(0.1562h, 0.1953h), vec2h(0.25h, 0.3203h), vec2h(0.4062h, 0.508h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat4x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  var e1 = 0.5h;
  var e2 = mat4x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h), vec2h(0.8125h, 1.016h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat4x2<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = e1 * mat4x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h), vec2h(0.8125h, 1.016h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat4x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  result = mat4x3f(vec3f(0.125f, 0.1328125f, 0.15625f), vec3f(0.1953125f, 0.25f, 0.3203125f), vec3f(0.40625f, 0.5078125f, 0.625f), vec3f(0.7578125f, 0.90625f, 1.0703125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat4x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  var e1 = 0.5f;
  var e2 = mat4x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f), vec3f(1.515625f, 1.8125f, 2.140625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat4x3<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  result = e1 * mat4x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f), vec3f(1.515625f, 1.8125f, 2.140625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat4x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  result = mat4x3h(vec3h(0.125h, 0.1328h, 0.1562h), vec3h(0.1953h, 0.25h, 0.3203h), vec3h(0.4062h, 0.508h, 0.625h), vec3h(0.758h, 0.9062h, 1.07h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat4x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  var e1 = 0.5h;
  var e2 = mat4x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h), vec3h(1.516h, 1.8125h, 2.14h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat4x3<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  result = e1 * mat4x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h), vec3h(1.516h, 1.8125h, 2.14h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat4x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  result = mat4x4f(vec4f(0.125f, 0.1328125f, 0.15625f, 0.1953125f), vec4f(0.25f, 0.3203125f, 0.40625f, 0.5078125f), vec4f(0.625f, 0.7578125f, 0.90625f, 1.0703125f), vec4f(1.25f, 1.4453125f, 1.65625f, 1.8828125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat4x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  var e1 = 0.5f;
  var e2 = mat4x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f), vec4f(2.5f, 2.890625f, 3.3125f, 3.765625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f32,mat4x4<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  result = e1 * mat4x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f), vec4f(2.5f, 2.890625f, 3.3125f, 3.765625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat4x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  result = mat4x4h(vec4h(0.125h, 0.1328h, 0.1562h, 0.1953h), vec4h(0.25h, 0.3203h, 0.4062h, 0.508h), vec4h(0.625h, 0.758h, 0.9062h, 1.07h), vec4h(1.25h, 1.445h, 1.656h, 1.883h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat4x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  var e1 = 0.5h;
  var e2 = mat4x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h), vec4h(2.5h, 2.89h, 3.312h, 3.766h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/f16,mat4x4<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  result = e1 * mat4x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h), vec4h(2.5h, 2.89h, 3.312h, 3.766h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.29101563f, 0.34033203f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = mat2x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f));
  var e2 = vec2f(0.25f, 0.265625f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.291h, 0.3403h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = mat2x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h));
  var e2 = vec2h(0.25h, 0.2656h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.33251953f, 0.3984375f, 0.49658203f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = mat2x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f));
  var e2 = vec2f(0.25f, 0.265625f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.3325h, 0.3984h, 0.4966h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = mat2x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h));
  var e2 = vec2h(0.25h, 0.2656h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.390625f, 0.47314453f, 0.5878906f, 0.7348633f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = mat2x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f));
  var e2 = vec2f(0.25f, 0.265625f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.3906h, 0.4731h, 0.588h, 0.735h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = mat2x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h));
  var e2 = vec2h(0.25h, 0.2656h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.6035156f, 0.74072266f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = mat3x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f));
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.6035h, 0.7407h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = mat3x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h));
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.84033203f, 1.0332031f, 1.277832f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = mat3x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f));
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.8403h, 1.033h, 1.277h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = mat3x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h));
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(1.171875f, 1.4204102f, 1.7207031f, 2.072754f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = mat3x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f));
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(1.172h, 1.42h, 1.721h, 2.072h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = mat3x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h));
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(1.2382813f, 1.5341797f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = mat4x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f), vec2f(1.625f, 2.03125f));
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(1.238h, 1.534h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = mat4x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h), vec2h(1.625h, 2.031h));
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(2.024414f, 2.4492188f, 2.9501953f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = mat4x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f), vec3f(3.03125f, 3.625f, 4.28125f));
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(2.023h, 2.45h, 2.95h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = mat4x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h), vec3h(3.031h, 3.625h, 4.28h));
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(3.125f, 3.678711f, 4.3085938f, 5.0146484f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = mat4x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f), vec4f(5.0f, 5.78125f, 6.625f, 7.53125f));
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(3.125h, 3.68h, 4.31h, 5.016h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = mat4x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h), vec4h(5.0h, 5.78h, 6.625h, 7.53h));
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f32>,mat2x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.26611328f, 0.36376953f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f32>,mat2x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = mat2x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f16>,mat2x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.266h, 0.3638h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f16>,mat2x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = mat2x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f32>,mat2x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.46142578f, 0.8613281f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f32>,mat2x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = mat2x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f16>,mat2x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.4614h, 0.8613h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f16>,mat2x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = mat2x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f32>,mat2x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.76660156f, 1.8916016f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f32>,mat2x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = mat2x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f16>,mat2x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.7666h, 1.892h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f16>,mat2x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = mat2x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f32>,mat3x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.26611328f, 0.36376953f, 0.59033203f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f32>,mat3x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = mat3x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f16>,mat3x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.266h, 0.3638h, 0.5903h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f16>,mat3x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = mat3x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f32>,mat3x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.46142578f, 0.8613281f, 1.7270508f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f32>,mat3x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = mat3x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f16>,mat3x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.4614h, 0.8613h, 1.727h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f16>,mat3x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = mat3x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f32>,mat3x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.76660156f, 1.8916016f, 4.2353516f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f32>,mat3x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = mat3x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f16>,mat3x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.7666h, 1.892h, 4.234h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f16>,mat3x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = mat3x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f32>,mat4x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.26611328f, 0.36376953f, 0.59033203f, 0.9458008f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f32>,mat4x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = mat4x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f), vec2f(0.8125f, 1.015625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f16>,mat4x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.266h, 0.3638h, 0.5903h, 0.946h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec2<f16>,mat4x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = mat4x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h), vec2h(0.8125h, 1.016h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f32>,mat4x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.46142578f, 0.8613281f, 1.7270508f, 3.0585938f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f32>,mat4x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = mat4x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f), vec3f(1.515625f, 1.8125f, 2.140625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f16>,mat4x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.4614h, 0.8613h, 1.727h, 3.059h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec3<f16>,mat4x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = mat4x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h), vec3h(1.516h, 1.8125h, 2.14h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f32>,mat4x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.76660156f, 1.8916016f, 4.2353516f, 7.7978516f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f32>,mat4x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = mat4x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f), vec4f(2.5f, 2.890625f, 3.3125f, 3.765625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f16>,mat4x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.7666h, 1.892h, 4.234h, 7.797h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/vec4<f16>,mat4x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = mat4x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h), vec4h(2.5h, 2.89h, 3.312h, 3.766h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f32>,mat2x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = mat2x2f(vec2f(0.29101563f, 0.34033203f), vec2f(0.40039063f, 0.4711914f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f32>,mat2x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  var e1 = mat2x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f));
  var e2 = mat2x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f16>,mat2x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = mat2x2h(vec2h(0.291h, 0.3403h), vec2h(0.4004h, 0.4712h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f16>,mat2x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  var e1 = mat2x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h));
  var e2 = mat2x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f32>,mat2x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  result = mat2x3f(vec3f(0.33251953f, 0.3984375f, 0.49658203f), vec3f(0.46142578f, 0.5566406f, 0.6958008f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f32>,mat2x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  var e1 = mat2x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f));
  var e2 = mat2x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f16>,mat2x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  result = mat2x3h(vec3h(0.3325h, 0.3984h, 0.4966h), vec3h(0.4614h, 0.5566h, 0.696h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f16>,mat2x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  var e1 = mat2x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h));
  var e2 = mat2x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f32>,mat2x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  result = mat2x4f(vec4f(0.390625f, 0.47314453f, 0.5878906f, 0.7348633f), vec4f(0.546875f, 0.6665039f, 0.8300781f, 1.0375977f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f32>,mat2x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  var e1 = mat2x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f));
  var e2 = mat2x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f16>,mat2x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  result = mat2x4h(vec4h(0.3906h, 0.4731h, 0.588h, 0.735h), vec4h(0.547h, 0.6665h, 0.83h, 1.037h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f16>,mat2x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  var e1 = mat2x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h));
  var e2 = mat2x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f32>,mat3x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  result = mat3x2f(vec2f(0.29101563f, 0.34033203f), vec2f(0.40039063f, 0.4711914f), vec2f(0.6503906f, 0.7661133f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f32>,mat3x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  var e1 = mat2x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f));
  var e2 = mat3x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f16>,mat3x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  result = mat3x2h(vec2h(0.291h, 0.3403h), vec2h(0.4004h, 0.4712h), vec2h(0.6504h, 0.766h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f16>,mat3x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  var e1 = mat2x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h));
  var e2 = mat3x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f32>,mat3x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = mat3x3f(vec3f(0.33251953f, 0.3984375f, 0.49658203f), vec3f(0.46142578f, 0.5566406f, 0.6958008f), vec3f(0.7504883f, 0.90625f, 1.1333008f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f32>,mat3x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  var e1 = mat2x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f));
  var e2 = mat3x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f16>,mat3x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = mat3x3h(vec3h(0.3325h, 0.3984h, 0.4966h), vec3h(0.4614h, 0.5566h, 0.696h), vec3h(0.7505h, 0.9062h, 1.133h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f16>,mat3x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  var e1 = mat2x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h));
  var e2 = mat3x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f32>,mat3x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  result = mat3x4f(vec4f(0.390625f, 0.47314453f, 0.5878906f, 0.7348633f), vec4f(0.546875f, 0.6665039f, 0.8300781f, 1.0375977f), vec4f(0.890625f, 1.0864258f, 1.3535156f, 1.6918945f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f32>,mat3x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  var e1 = mat2x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f));
  var e2 = mat3x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f16>,mat3x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  result = mat3x4h(vec4h(0.3906h, 0.4731h, 0.588h, 0.735h), vec4h(0.547h, 0.6665h, 0.83h, 1.037h), vec4h(0.8906h, 1.086h, 1.354h, 1.691h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f16>,mat3x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  var e1 = mat2x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h));
  var e2 = mat3x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f32>,mat4x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = mat4x2f(vec2f(0.29101563f, 0.34033203f), vec2f(0.40039063f, 0.4711914f), vec2f(0.6503906f, 0.7661133f), vec2f(1.0410156f, 1.2250977f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f32>,mat4x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  var e1 = mat2x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f));
  var e2 = mat4x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f), vec2f(0.8125f, 1.015625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f16>,mat4x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = mat4x2h(vec2h(0.291h, 0.3403h), vec2h(0.4004h, 0.4712h), vec2h(0.6504h, 0.766h), vec2h(1.041h, 1.225h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x2<f16>,mat4x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  var e1 = mat2x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h));
  var e2 = mat4x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h), vec2h(0.8125h, 1.016h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f32>,mat4x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  result = mat4x3f(vec3f(0.33251953f, 0.3984375f, 0.49658203f), vec3f(0.46142578f, 0.5566406f, 0.6958008f), vec3f(0.7504883f, 0.90625f, 1.1333008f), vec3f(1.199707f, 1.4472656f, 1.809082f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f32>,mat4x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  var e1 = mat2x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f));
  var e2 = mat4x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f), vec2f(0.8125f, 1.015625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f16>,mat4x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  result = mat4x3h(vec3h(0.3325h, 0.3984h, 0.4966h), vec3h(0.4614h, 0.5566h, 0.696h), vec3h(0.7505h, 0.9062h, 1.133h), vec3h(1.199h, 1.447h, 1.809h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x3<f16>,mat4x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  var e1 = mat2x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h));
  var e2 = mat4x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h), vec2h(0.8125h, 1.016h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f32>,mat4x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  result = mat4x4f(vec4f(0.390625f, 0.47314453f, 0.5878906f, 0.7348633f), vec4f(0.546875f, 0.6665039f, 0.8300781f, 1.0375977f), vec4f(0.890625f, 1.0864258f, 1.3535156f, 1.6918945f), vec4f(1.421875f, 1.7329102f, 2.1582031f, 2.697754f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f32>,mat4x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  var e1 = mat2x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f));
  var e2 = mat4x2f(vec2f(0.25f, 0.265625f), vec2f(0.3125f, 0.390625f), vec2f(0.5f, 0.640625f), vec2f(0.8125f, 1.015625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f16>,mat4x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  result = mat4x4h(vec4h(0.3906h, 0.4731h, 0.588h, 0.735h), vec4h(0.547h, 0.6665h, 0.83h, 1.037h), vec4h(0.8906h, 1.086h, 1.354h, 1.691h), vec4h(1.422h, 1.732h, 2.158h, 2.697h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat2x4<f16>,mat4x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  var e1 = mat2x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h));
  var e2 = mat4x2h(vec2h(0.25h, 0.2656h), vec2h(0.3125h, 0.3906h), vec2h(0.5h, 0.6406h), vec2h(0.8125h, 1.016h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f32>,mat2x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = mat2x2f(vec2f(0.6035156f, 0.74072266f), vec2f(1.1484375f, 1.4189453f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f32>,mat2x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  var e1 = mat3x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f));
  var e2 = mat2x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f16>,mat2x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = mat2x2h(vec2h(0.6035h, 0.7407h), vec2h(1.148h, 1.419h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f16>,mat2x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  var e1 = mat3x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h));
  var e2 = mat2x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f32>,mat2x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  result = mat2x3f(vec3f(0.84033203f, 1.0332031f, 1.277832f), vec3f(1.6269531f, 2.008789f, 2.4863281f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f32>,mat2x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  var e1 = mat3x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f));
  var e2 = mat2x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f16>,mat2x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  result = mat2x3h(vec3h(0.8403h, 1.033h, 1.277h), vec3h(1.627h, 2.008h, 2.486h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f16>,mat2x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  var e1 = mat3x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h));
  var e2 = mat2x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f32>,mat2x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  result = mat2x4f(vec4f(1.171875f, 1.4204102f, 1.7207031f, 2.072754f), vec4f(2.296875f, 2.790039f, 3.3789063f, 4.0634766f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f32>,mat2x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  var e1 = mat3x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f));
  var e2 = mat2x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f16>,mat2x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  result = mat2x4h(vec4h(1.172h, 1.42h, 1.721h, 2.072h), vec4h(2.297h, 2.79h, 3.379h, 4.062h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f16>,mat2x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  var e1 = mat3x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h));
  var e2 = mat2x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f32>,mat3x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  result = mat3x2f(vec2f(0.6035156f, 0.74072266f), vec2f(1.1484375f, 1.4189453f), vec2f(2.2910156f, 2.8266602f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f32>,mat3x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  var e1 = mat3x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f));
  var e2 = mat3x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f16>,mat3x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  result = mat3x2h(vec2h(0.6035h, 0.7407h), vec2h(1.148h, 1.419h), vec2h(2.291h, 2.826h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f16>,mat3x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  var e1 = mat3x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h));
  var e2 = mat3x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f32>,mat3x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = mat3x3f(vec3f(0.84033203f, 1.0332031f, 1.277832f), vec3f(1.6269531f, 2.008789f, 2.4863281f), vec3f(3.230957f, 3.9863281f, 4.934082f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f32>,mat3x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  var e1 = mat3x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f));
  var e2 = mat3x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f16>,mat3x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = mat3x3h(vec3h(0.8403h, 1.033h, 1.277h), vec3h(1.627h, 2.008h, 2.486h), vec3h(3.23h, 3.986h, 4.934h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f16>,mat3x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  var e1 = mat3x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h));
  var e2 = mat3x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f32>,mat3x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  result = mat3x4f(vec4f(1.171875f, 1.4204102f, 1.7207031f, 2.072754f), vec4f(2.296875f, 2.790039f, 3.3789063f, 4.0634766f), vec4f(4.546875f, 5.5219727f, 6.689453f, 8.049316f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f32>,mat3x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  var e1 = mat3x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f));
  var e2 = mat3x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f16>,mat3x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  result = mat3x4h(vec4h(1.172h, 1.42h, 1.721h, 2.072h), vec4h(2.297h, 2.79h, 3.379h, 4.062h), vec4h(4.547h, 5.523h, 6.688h, 8.05h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f16>,mat3x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  var e1 = mat3x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h));
  var e2 = mat3x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f32>,mat4x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = mat4x2f(vec2f(0.6035156f, 0.74072266f), vec2f(1.1484375f, 1.4189453f), vec2f(2.2910156f, 2.8266602f), vec2f(4.03125f, 4.963867f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f32>,mat4x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  var e1 = mat3x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f));
  var e2 = mat4x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f), vec3f(1.515625f, 1.8125f, 2.140625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f16>,mat4x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = mat4x2h(vec2h(0.6035h, 0.7407h), vec2h(1.148h, 1.419h), vec2h(2.291h, 2.826h), vec2h(4.03h, 4.965h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x2<f16>,mat4x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  var e1 = mat3x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h));
  var e2 = mat4x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h), vec3h(1.516h, 1.8125h, 2.14h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f32>,mat4x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  result = mat4x3f(vec3f(0.84033203f, 1.0332031f, 1.277832f), vec3f(1.6269531f, 2.008789f, 2.4863281f), vec3f(3.230957f, 3.9863281f, 4.934082f), vec3f(5.6523438f, 6.9658203f, 8.621094f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f32>,mat4x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  var e1 = mat3x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f));
  var e2 = mat4x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f), vec3f(1.515625f, 1.8125f, 2.140625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f16>,mat4x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  result = mat4x3h(vec3h(0.8403h, 1.033h, 1.277h), vec3h(1.627h, 2.008h, 2.486h), vec3h(3.23h, 3.986h, 4.934h), vec3h(5.652h, 6.965h, 8.625h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x3<f16>,mat4x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  var e1 = mat3x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h));
  var e2 = mat4x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h), vec3h(1.516h, 1.8125h, 2.14h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f32>,mat4x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  result = mat4x4f(vec4f(1.171875f, 1.4204102f, 1.7207031f, 2.072754f), vec4f(2.296875f, 2.790039f, 3.3789063f, 4.0634766f), vec4f(4.546875f, 5.5219727f, 6.689453f, 8.049316f), vec4f(7.921875f, 9.616211f, 11.652344f, 14.030273f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f32>,mat4x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  var e1 = mat3x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f));
  var e2 = mat4x3f(vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.390625f, 0.5f, 0.640625f), vec3f(0.8125f, 1.015625f, 1.25f), vec3f(1.515625f, 1.8125f, 2.140625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f16>,mat4x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  result = mat4x4h(vec4h(1.172h, 1.42h, 1.721h, 2.072h), vec4h(2.297h, 2.79h, 3.379h, 4.062h), vec4h(4.547h, 5.523h, 6.688h, 8.05h), vec4h(7.92h, 9.62h, 11.66h, 14.03h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat3x4<f16>,mat4x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  var e1 = mat3x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h));
  var e2 = mat4x3h(vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.3906h, 0.5h, 0.6406h), vec3h(0.8125h, 1.016h, 1.25h), vec3h(1.516h, 1.8125h, 2.14h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f32>,mat2x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = mat2x2f(vec2f(1.2382813f, 1.5341797f), vec2f(3.1132813f, 3.8701172f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f32>,mat2x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  var e1 = mat4x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f), vec2f(1.625f, 2.03125f));
  var e2 = mat2x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f16>,mat2x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = mat2x2h(vec2h(1.238h, 1.534h), vec2h(3.113h, 3.871h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f16>,mat2x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  var e1 = mat4x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h), vec2h(1.625h, 2.031h));
  var e2 = mat2x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f32>,mat2x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  result = mat2x3f(vec3f(2.024414f, 2.4492188f, 2.9501953f), vec3f(5.149414f, 6.2382813f, 7.5126953f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f32>,mat2x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  var e1 = mat4x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f), vec3f(3.03125f, 3.625f, 4.28125f));
  var e2 = mat2x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f16>,mat2x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  result = mat2x3h(vec3h(2.023h, 2.45h, 2.95h), vec3h(5.15h, 6.24h, 7.51h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f16>,mat2x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  var e1 = mat4x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h), vec3h(3.031h, 3.625h, 4.28h));
  var e2 = mat2x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f32>,mat2x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  result = mat2x4f(vec4f(3.125f, 3.678711f, 4.3085938f, 5.0146484f), vec4f(8.0f, 9.420898f, 11.027344f, 12.819336f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f32>,mat2x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  var e1 = mat4x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f), vec4f(5.0f, 5.78125f, 6.625f, 7.53125f));
  var e2 = mat2x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f16>,mat2x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  result = mat2x4h(vec4h(3.125h, 3.68h, 4.31h, 5.016h), vec4h(8.0h, 9.42h, 11.03h, 12.82h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f16>,mat2x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  var e1 = mat4x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h), vec4h(5.0h, 5.78h, 6.625h, 7.53h));
  var e2 = mat2x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f32>,mat3x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  result = mat3x2f(vec2f(1.2382813f, 1.5341797f), vec2f(3.1132813f, 3.8701172f), vec2f(6.8632813f, 8.518555f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f32>,mat3x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  var e1 = mat4x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f), vec2f(1.625f, 2.03125f));
  var e2 = mat3x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f16>,mat3x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  result = mat3x2h(vec2h(1.238h, 1.534h), vec2h(3.113h, 3.871h), vec2h(6.863h, 8.516h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f16>,mat3x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  var e1 = mat4x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h), vec2h(1.625h, 2.031h));
  var e2 = mat3x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f32>,mat3x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = mat3x3f(vec3f(2.024414f, 2.4492188f, 2.9501953f), vec3f(5.149414f, 6.2382813f, 7.5126953f), vec3f(11.243164f, 13.621094f, 16.418945f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f32>,mat3x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  var e1 = mat4x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f), vec3f(3.03125f, 3.625f, 4.28125f));
  var e2 = mat3x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f16>,mat3x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = mat3x3h(vec3h(2.023h, 2.45h, 2.95h), vec3h(5.15h, 6.24h, 7.51h), vec3h(11.24h, 13.625h, 16.42h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f16>,mat3x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  var e1 = mat4x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h), vec3h(3.031h, 3.625h, 4.28h));
  var e2 = mat3x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f32>,mat3x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  result = mat3x4f(vec4f(3.125f, 3.678711f, 4.3085938f, 5.0146484f), vec4f(8.0f, 9.420898f, 11.027344f, 12.819336f), vec4f(17.375f, 20.475586f, 23.996094f, 27.936523f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f32>,mat3x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  var e1 = mat4x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f), vec4f(5.0f, 5.78125f, 6.625f, 7.53125f));
  var e2 = mat3x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f16>,mat3x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  result = mat3x4h(vec4h(3.125h, 3.68h, 4.31h, 5.016h), vec4h(8.0h, 9.42h, 11.03h, 12.82h), vec4h(17.38h, 20.47h, 24.0h, 27.94h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f16>,mat3x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  var e1 = mat4x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h), vec4h(5.0h, 5.78h, 6.625h, 7.53h));
  var e2 = mat3x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f32>,mat4x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = mat4x2f(vec2f(1.2382813f, 1.5341797f), vec2f(3.1132813f, 3.8701172f), vec2f(6.8632813f, 8.518555f), vec2f(12.488281f, 15.479492f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f32>,mat4x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  var e1 = mat4x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f), vec2f(1.625f, 2.03125f));
  var e2 = mat4x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f), vec4f(2.5f, 2.890625f, 3.3125f, 3.765625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f16>,mat4x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = mat4x2h(vec2h(1.238h, 1.534h), vec2h(3.113h, 3.871h), vec2h(6.863h, 8.516h), vec2h(12.484h, 15.48h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x2<f16>,mat4x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  var e1 = mat4x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h), vec2h(1.625h, 2.031h));
  var e2 = mat4x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h), vec4h(2.5h, 2.89h, 3.312h, 3.766h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f32>,mat4x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  result = mat4x3f(vec3f(2.024414f, 2.4492188f, 2.9501953f), vec3f(5.149414f, 6.2382813f, 7.5126953f), vec3f(11.243164f, 13.621094f, 16.418945f), vec3f(20.305664f, 24.597656f, 29.668945f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f32>,mat4x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  var e1 = mat4x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f), vec3f(3.03125f, 3.625f, 4.28125f));
  var e2 = mat4x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f), vec4f(2.5f, 2.890625f, 3.3125f, 3.765625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f16>,mat4x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  result = mat4x3h(vec3h(2.023h, 2.45h, 2.95h), vec3h(5.15h, 6.24h, 7.51h), vec3h(11.24h, 13.625h, 16.42h), vec3h(20.31h, 24.6h, 29.67h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x3<f16>,mat4x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  var e1 = mat4x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h), vec3h(3.031h, 3.625h, 4.28h));
  var e2 = mat4x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h), vec4h(2.5h, 2.89h, 3.312h, 3.766h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f32>,mat4x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  result = mat4x4f(vec4f(3.125f, 3.678711f, 4.3085938f, 5.0146484f), vec4f(8.0f, 9.420898f, 11.027344f, 12.819336f), vec4f(17.375f, 20.475586f, 23.996094f, 27.936523f), vec4f(31.25f, 36.842773f, 43.214844f, 50.36621f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f32>,mat4x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  var e1 = mat4x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f), vec4f(5.0f, 5.78125f, 6.625f, 7.53125f));
  var e2 = mat4x4f(vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), vec4f(0.5f, 0.640625f, 0.8125f, 1.015625f), vec4f(1.25f, 1.515625f, 1.8125f, 2.140625f), vec4f(2.5f, 2.890625f, 3.3125f, 3.765625f));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f16>,mat4x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  result = mat4x4h(vec4h(3.125h, 3.68h, 4.31h, 5.016h), vec4h(8.0h, 9.42h, 11.03h, 12.82h), vec4h(17.38h, 20.47h, 24.0h, 27.94h), vec4h(31.25h, 36.84h, 43.22h, 50.38h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mul/mat4x4<f16>,mat4x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  var e1 = mat4x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h), vec4h(5.0h, 5.78h, 6.625h, 7.53h));
  var e2 = mat4x4h(vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), vec4h(0.5h, 0.6406h, 0.8125h, 1.016h), vec4h(1.25h, 1.516h, 1.8125h, 2.14h), vec4h(2.5h, 2.89h, 3.312h, 3.766h));
  result = e1 * e2;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
