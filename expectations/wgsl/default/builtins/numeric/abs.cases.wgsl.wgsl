//# case abs/i32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = 20i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/i32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = -20i;
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/i32/override
override e: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/u32/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 20u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/u32/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 20u;
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/u32/override
override e: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.5f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/f32/override
override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.5h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/f16/override
enable f16;

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(20i, 19i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(20u, 21u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.5f, 0.53125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.5h, 0.5312h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(20i, 19i, 18i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(20u, 21u, 22u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.5f, 0.53125f, 0.625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5h, 0.5312h, 0.625h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(20i, 19i, 18i, 17i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(20u, 21u, 22u, 23u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case abs/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = abs(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
