//# case max/i32,i32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = 3i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/i32,i32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e1 = -20i;
  var e2 = 3i;
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/i32,i32/override
override e1: i32 = -20i;
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 20u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e1 = 20u;
  var e2 = 3u;
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/u32,u32/override
override e1: u32 = 20u;
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.5f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = 0.5f;
  var e2 = 0.25f;
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/f32,f32/override
override e1: f32 = 0.5f;
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.5h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = 0.5h;
  var e2 = 0.25h;
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/f16,f16/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec2<i32>,vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(3i, 4i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec2<i32>,vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e1 = vec2i(-20i, -19i);
  var e2 = vec2i(3i, 4i);
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec2<u32>,vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(20u, 21u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec2<u32>,vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = vec2u(20u, 21u);
  var e2 = vec2u(3u, 4u);
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.5f, 0.53125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = vec2f(0.25f, 0.265625f);
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.5h, 0.5312h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = vec2h(0.25h, 0.2656h);
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec3<i32>,vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(3i, 4i, 5i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec3<i32>,vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e1 = vec3i(-20i, -19i, -18i);
  var e2 = vec3i(3i, 4i, 5i);
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec3<u32>,vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(20u, 21u, 22u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec3<u32>,vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = vec3u(20u, 21u, 22u);
  var e2 = vec3u(3u, 4u, 5u);
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.5f, 0.53125f, 0.625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5h, 0.5312h, 0.625h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec4<i32>,vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(3i, 4i, 5i, 6i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec4<i32>,vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e1 = vec4i(-20i, -19i, -18i, -17i);
  var e2 = vec4i(3i, 4i, 5i, 6i);
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec4<u32>,vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(20u, 21u, 22u, 23u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec4<u32>,vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = vec4u(20u, 21u, 22u, 23u);
  var e2 = vec4u(3u, 4u, 5u, 6u);
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec4<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec4<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec4<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case max/vec4<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = max(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
