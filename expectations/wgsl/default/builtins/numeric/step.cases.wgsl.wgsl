//# case step/f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.0f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var edge = 0.5f;
  var x = 0.25f;
  result = step(edge, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/f32,f32/override
override edge: f32 = 0.5f;
override x: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = step(edge, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.0h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var edge = 0.5h;
  var x = 0.25h;
  result = step(edge, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/f16,f16/override
enable f16;

override edge: f16 = 0.5h;
override x: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = step(edge, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var edge = vec2f(0.5f, 0.53125f);
  var x = vec2f(0.25f, 0.265625f);
  result = step(edge, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var edge = vec2h(0.5h, 0.5312h);
  var x = vec2h(0.25h, 0.2656h);
  result = step(edge, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var edge = vec3f(0.5f, 0.53125f, 0.625f);
  var x = vec3f(0.25f, 0.265625f, 0.3125f);
  result = step(edge, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var edge = vec3h(0.5h, 0.5312h, 0.625h);
  var x = vec3h(0.25h, 0.2656h, 0.3125h);
  result = step(edge, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/vec4<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/vec4<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var edge = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var x = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = step(edge, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/vec4<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case step/vec4<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var edge = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var x = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = step(edge, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
