//# case fwidth/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  let v = 0.5f;
  result = fwidth(v);
}

@fragment
fn main() {
  test();
}
//# case fwidth/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  result = fwidth(e);
}

@fragment
fn main() {
  test();
}
//# case fwidth/f32/override
override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = fwidth(e);
}

@fragment
fn main() {
  test();
}
//# case fwidth/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  let v = vec2f(0.5f, 0.53125f);
  result = fwidth(v);
}

@fragment
fn main() {
  test();
}
//# case fwidth/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  result = fwidth(e);
}

@fragment
fn main() {
  test();
}
//# case fwidth/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  let v = vec3f(0.5f, 0.53125f, 0.625f);
  result = fwidth(v);
}

@fragment
fn main() {
  test();
}
//# case fwidth/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  result = fwidth(e);
}

@fragment
fn main() {
  test();
}
//# case fwidth/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  let v = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = fwidth(v);
}

@fragment
fn main() {
  test();
}
//# case fwidth/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = fwidth(e);
}

@fragment
fn main() {
  test();
}
