//# case reflect/vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.36694336f, 0.38987732f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reflect/vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = vec2f(0.25f, 0.265625f);
  result = reflect(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reflect/vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.367h, 0.39h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reflect/vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = vec2h(0.25h, 0.2656h);
  result = reflect(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reflect/vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.2692871f, 0.28611755f, 0.3366089f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reflect/vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = reflect(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reflect/vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.2693h, 0.2861h, 0.3367h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reflect/vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = reflect(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reflect/vec4<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.11669922f, 0.12399292f, 0.14587402f, 0.18234253f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reflect/vec4<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = reflect(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reflect/vec4<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.1167h, 0.124h, 0.1459h, 0.1824h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case reflect/vec4<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = reflect(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
