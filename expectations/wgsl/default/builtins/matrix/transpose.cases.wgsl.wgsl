//# case transpose/mat2x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = mat2x2f(vec2f(0.5f, 0.625f), vec2f(0.53125f, 0.78125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat2x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  var e = mat2x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat2x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = mat2x2h(vec2h(0.5h, 0.625h), vec2h(0.5312h, 0.7812h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat2x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  var e = mat2x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat2x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  result = mat3x2f(vec2f(0.5f, 0.78125f), vec2f(0.53125f, 1.0f), vec2f(0.625f, 1.28125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat2x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x2f;

fn test() {
  var e = mat2x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat2x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  result = mat3x2h(vec2h(0.5h, 0.7812h), vec2h(0.5312h, 1.0h), vec2h(0.625h, 1.281h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat2x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x2h;

fn test() {
  var e = mat2x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat2x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = mat4x2f(vec2f(0.5f, 1.0f), vec2f(0.53125f, 1.28125f), vec2f(0.625f, 1.625f), vec2f(0.78125f, 2.03125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat2x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  var e = mat2x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat2x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = mat4x2h(vec2h(0.5h, 1.0h), vec2h(0.5312h, 1.281h), vec2h(0.625h, 1.625h), vec2h(0.7812h, 2.031h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat2x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  var e = mat2x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat3x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  result = mat2x3f(vec3f(0.5f, 0.625f, 1.0f), vec3f(0.53125f, 0.78125f, 1.28125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat3x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x3f;

fn test() {
  var e = mat3x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat3x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  result = mat2x3h(vec3h(0.5h, 0.625h, 1.0h), vec3h(0.5312h, 0.7812h, 1.281h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat3x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x3h;

fn test() {
  var e = mat3x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat3x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = mat3x3f(vec3f(0.5f, 0.78125f, 1.625f), vec3f(0.53125f, 1.0f, 2.03125f), vec3f(0.625f, 1.28125f, 2.5f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat3x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  var e = mat3x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat3x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = mat3x3h(vec3h(0.5h, 0.7812h, 1.625h), vec3h(0.5312h, 1.0h, 2.031h), vec3h(0.625h, 1.281h, 2.5h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat3x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  var e = mat3x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat3x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  result = mat4x3f(vec3f(0.5f, 1.0f, 2.5f), vec3f(0.53125f, 1.28125f, 3.03125f), vec3f(0.625f, 1.625f, 3.625f), vec3f(0.78125f, 2.03125f, 4.28125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat3x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x3f;

fn test() {
  var e = mat3x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat3x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  result = mat4x3h(vec3h(0.5h, 1.0h, 2.5h), vec3h(0.5312h, 1.281h, 3.031h), vec3h(0.625h, 1.625h, 3.625h), vec3h(0.7812h, 2.031h, 4.28h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat3x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x3h;

fn test() {
  var e = mat3x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat4x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  result = mat2x4f(vec4f(0.5f, 0.625f, 1.0f, 1.625f), vec4f(0.53125f, 0.78125f, 1.28125f, 2.03125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat4x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x4f;

fn test() {
  var e = mat4x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f), vec2f(1.625f, 2.03125f));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat4x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  result = mat2x4h(vec4h(0.5h, 0.625h, 1.0h, 1.625h), vec4h(0.5312h, 0.7812h, 1.281h, 2.031h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat4x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x4h;

fn test() {
  var e = mat4x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h), vec2h(1.625h, 2.031h));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat4x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  result = mat3x4f(vec4f(0.5f, 0.78125f, 1.625f, 3.03125f), vec4f(0.53125f, 1.0f, 2.03125f, 3.625f), vec4f(0.625f, 1.28125f, 2.5f, 4.28125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat4x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x4f;

fn test() {
  var e = mat4x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f), vec3f(3.03125f, 3.625f, 4.28125f));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat4x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  result = mat3x4h(vec4h(0.5h, 0.7812h, 1.625h, 3.031h), vec4h(0.5312h, 1.0h, 2.031h, 3.625h), vec4h(0.625h, 1.281h, 2.5h, 4.28h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat4x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x4h;

fn test() {
  var e = mat4x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h), vec3h(3.031h, 3.625h, 4.28h));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat4x4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  result = mat4x4f(vec4f(0.5f, 1.0f, 2.5f, 5.0f), vec4f(0.53125f, 1.28125f, 3.03125f, 5.78125f), vec4f(0.625f, 1.625f, 3.625f, 6.625f), vec4f(0.78125f, 2.03125f, 4.28125f, 7.53125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat4x4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x4f;

fn test() {
  var e = mat4x4f(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(1.0f, 1.28125f, 1.625f, 2.03125f), vec4f(2.5f, 3.03125f, 3.625f, 4.28125f), vec4f(5.0f, 5.78125f, 6.625f, 7.53125f));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat4x4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  result = mat4x4h(vec4h(0.5h, 1.0h, 2.5h, 5.0h), vec4h(0.5312h, 1.281h, 3.031h, 5.78h), vec4h(0.625h, 1.625h, 3.625h, 6.625h), vec4h(0.7812h, 2.031h, 4.28h, 7.53h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case transpose/mat4x4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x4h;

fn test() {
  var e = mat4x4h(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(1.0h, 1.281h, 1.625h, 2.031h), vec4h(2.5h, 3.031h, 3.625h, 4.28h), vec4h(5.0h, 5.78h, 6.625h, 7.53h));
  result = transpose(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
