//# case lt/i32,i32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 1u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/i32,i32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e1 = -20i;
  var e2 = 3i;
  result = u32((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/i32,i32/override
override e1: i32 = -20i;
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 0u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e1 = 20u;
  var e2 = 3u;
  result = u32((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/u32,u32/override
override e1: u32 = 20u;
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 0u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e1 = 0.5f;
  var e2 = 0.25f;
  result = u32((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/f32,f32/override
override e1: f32 = 0.5f;
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 0u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e1 = 0.5h;
  var e2 = 0.25h;
  result = u32((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/f16,f16/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec2<i32>,vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec2<i32>,vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = vec2i(-20i, -19i);
  var e2 = vec2i(3i, 4i);
  result = vec2u((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec2<u32>,vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec2<u32>,vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = vec2u(20u, 21u);
  var e2 = vec2u(3u, 4u);
  result = vec2u((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = vec2f(0.25f, 0.265625f);
  result = vec2u((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = vec2h(0.25h, 0.2656h);
  result = vec2u((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec3<i32>,vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec3<i32>,vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = vec3i(-20i, -19i, -18i);
  var e2 = vec3i(3i, 4i, 5i);
  result = vec3u((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec3<u32>,vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec3<u32>,vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = vec3u(20u, 21u, 22u);
  var e2 = vec3u(3u, 4u, 5u);
  result = vec3u((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = vec3u((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = vec3u((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec4<i32>,vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec4<i32>,vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = vec4i(-20i, -19i, -18i, -17i);
  var e2 = vec4i(3i, 4i, 5i, 6i);
  result = vec4u((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec4<u32>,vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec4<u32>,vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = vec4u(20u, 21u, 22u, 23u);
  var e2 = vec4u(3u, 4u, 5u, 6u);
  result = vec4u((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec4<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec4<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = vec4u((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec4<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case lt/vec4<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = vec4u((e1 < e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
