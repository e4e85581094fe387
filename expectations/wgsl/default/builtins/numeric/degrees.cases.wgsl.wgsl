//# case degrees/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 28.64789f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = 0.5f;
  result = degrees(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/f32/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = degrees(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 28.64h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = 0.5h;
  result = degrees(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/f16/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = degrees(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(28.64789f, 30.438383f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  result = degrees(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(28.64h, 30.44h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  result = degrees(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(28.64789f, 30.438383f, 35.809864f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  result = degrees(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(28.64h, 30.44h, 35.8h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  result = degrees(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(28.64789f, 30.438383f, 35.809864f, 44.76233f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = degrees(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(28.64h, 30.44h, 35.8h, 44.75h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case degrees/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = degrees(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
