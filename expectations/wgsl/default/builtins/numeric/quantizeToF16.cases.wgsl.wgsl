//# case quantizeToF16/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.5f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case quantizeToF16/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  result = quantizeToF16(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case quantizeToF16/f32/override
override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = quantizeToF16(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case quantizeToF16/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.5f, 0.53125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case quantizeToF16/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  result = quantizeToF16(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case quantizeToF16/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.5f, 0.53125f, 0.625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case quantizeToF16/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  result = quantizeToF16(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case quantizeToF16/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case quantizeToF16/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = quantizeToF16(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
