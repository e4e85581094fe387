//# case atan2/f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 1.1071488f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var y = 0.5f;
  var x = 0.25f;
  result = atan2(y, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/f32,f32/override
override y: f32 = 0.5f;
override x: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = atan2(y, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 1.107h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var y = 0.5h;
  var x = 0.25h;
  result = atan2(y, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/f16,f16/override
enable f16;

override y: f16 = 0.5h;
override x: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = atan2(y, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(1.1071488f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var y = vec2f(0.5f, 0.53125f);
  var x = vec2f(0.25f, 0.265625f);
  result = atan2(y, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(1.107h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var y = vec2h(0.5h, 0.5312h);
  var x = vec2h(0.25h, 0.2656h);
  result = atan2(y, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(1.1071488f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var y = vec3f(0.5f, 0.53125f, 0.625f);
  var x = vec3f(0.25f, 0.265625f, 0.3125f);
  result = atan2(y, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(1.107h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var y = vec3h(0.5h, 0.5312h, 0.625h);
  var x = vec3h(0.25h, 0.2656h, 0.3125h);
  result = atan2(y, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/vec4<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(1.1071488f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/vec4<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var y = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var x = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = atan2(y, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/vec4<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(1.107h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atan2/vec4<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var y = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var x = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = atan2(y, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
