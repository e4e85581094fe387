//# case inverseSqrt/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 1.4142135f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  result = inverseSqrt(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/f32/override
override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = inverseSqrt(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 1.414h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  result = inverseSqrt(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/f16/override
enable f16;

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = inverseSqrt(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(1.4142135f, 1.3719887f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  result = inverseSqrt(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(1.414h, 1.372h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = inverseSqrt(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(1.4142135f, 1.3719887f, 1.264911f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  result = inverseSqrt(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(1.414h, 1.372h, 1.265h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  result = inverseSqrt(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(1.4142135f, 1.3719887f, 1.264911f, 1.1313709f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = inverseSqrt(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(1.414h, 1.372h, 1.265h, 1.132h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case inverseSqrt/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = inverseSqrt(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
