//# case determinant/mat2x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.05859375f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case determinant/mat2x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = mat2x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f));
  result = determinant(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case determinant/mat2x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.0586h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case determinant/mat2x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = mat2x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h));
  result = determinant(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case determinant/mat3x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = -0.006591797f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case determinant/mat3x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = mat3x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f));
  result = determinant(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case determinant/mat3x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = -0.00659h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case determinant/mat3x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = mat3x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h));
  result = determinant(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case determinant/mat4x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.0f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case determinant/mat4x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = mat4x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f), vec4f(5.0f, 5.78125f, 6.625f, 7.53125f));
  result = determinant(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case determinant/mat4x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.0h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case determinant/mat4x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = mat4x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h), vec4h(5.0h, 5.78h, 6.625h, 7.53h));
  result = determinant(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
