//# case mat3x3<f32>/none
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = mat3x3f();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f16>/none
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = mat3x3h();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f32>/mat3x3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = mat3x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f32>/mat3x3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  var e = mat3x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.78125f, 1.0f, 1.28125f), vec3f(1.625f, 2.03125f, 2.5f));
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f16>/mat3x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = mat3x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f16>/mat3x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  var e = mat3x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.7812h, 1.0h, 1.281h), vec3h(1.625h, 2.031h, 2.5h));
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f32>/vec3<f32>,vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = mat3x3f(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.25f, 0.265625f, 0.3125f), vec3f(0.75f, 0.796875f, 0.9375f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f32>/vec3<f32>,vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  var v1 = vec3f(0.5f, 0.53125f, 0.625f);
  var v2 = vec3f(0.25f, 0.265625f, 0.3125f);
  var v3 = vec3f(0.75f, 0.796875f, 0.9375f);
  result = mat3x3f(v1, v2, v3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f16>/vec3<f16>,vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = mat3x3h(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.25h, 0.2656h, 0.3125h), vec3h(0.75h, 0.797h, 0.9375h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f16>/vec3<f16>,vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  var v1 = vec3h(0.5h, 0.5312h, 0.625h);
  var v2 = vec3h(0.25h, 0.2656h, 0.3125h);
  var v3 = vec3h(0.75h, 0.797h, 0.9375h);
  result = mat3x3h(v1, v2, v3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = mat3x3f(vec3f(0.5f, 0.25f, 0.75f), vec3f(3.0f, 4.0f, 5.0f), vec3f(6.0f, 7.0f, 8.0f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  var e1 = 0.5f;
  var e2 = 0.25f;
  var e3 = 0.75f;
  var e4 = 3.0f;
  var e5 = 4.0f;
  var e6 = 5.0f;
  var e7 = 6.0f;
  var e8 = 7.0f;
  var e9 = 8.0f;
  result = mat3x3f(e1, e2, e3, e4, e5, e6, e7, e8, e9);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32/override
override e1: f32 = 0.5f;
override e2: f32 = 0.25f;
override e3: f32 = 0.75f;
override e4: f32 = 3.0f;
override e5: f32 = 4.0f;
override e6: f32 = 5.0f;
override e7: f32 = 6.0f;
override e8: f32 = 7.0f;
override e9: f32 = 8.0f;
@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = mat3x3f(e1, e2, e3, e4, e5, e6, e7, e8, e9);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = mat3x3h(vec3h(0.5h, 0.25h, 0.75h), vec3h(3.0h, 4.0h, 5.0h), vec3h(6.0h, 7.0h, 8.0h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  var e1 = 0.5h;
  var e2 = 0.25h;
  var e3 = 0.75h;
  var e4 = 3.0h;
  var e5 = 4.0h;
  var e6 = 5.0h;
  var e7 = 6.0h;
  var e8 = 7.0h;
  var e9 = 8.0h;
  result = mat3x3h(e1, e2, e3, e4, e5, e6, e7, e8, e9);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.25h;
override e3: f16 = 0.75h;
override e4: f16 = 3.0h;
override e5: f16 = 4.0h;
override e6: f16 = 5.0h;
override e7: f16 = 6.0h;
override e8: f16 = 7.0h;
override e9: f16 = 8.0h;
@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = mat3x3h(e1, e2, e3, e4, e5, e6, e7, e8, e9);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f32>/mat3x3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  result = mat3x3f(vec3f(4.5f, 4.78125f, 5.625f), vec3f(7.03125f, 9.0f, 11.53125f), vec3f(14.625f, 18.28125f, 22.5f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f32>/mat3x3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3f;

fn test() {
  var e = mat3x3h(vec3h(4.5h, 4.78h, 5.625h), vec3h(7.03h, 9.0h, 11.53h), vec3h(14.625h, 18.28h, 22.5h));
  result = mat3x3f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f16>/mat3x3<f32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  result = mat3x3h(vec3h(4.5h, 4.78h, 5.625h), vec3h(7.03h, 9.0h, 11.53h), vec3h(14.625h, 18.28h, 22.5h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat3x3<f16>/mat3x3<f32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat3x3h;

fn test() {
  var e = mat3x3f(vec3f(4.5f, 4.78125f, 5.625f), vec3f(7.03125f, 9.0f, 11.53125f), vec3f(14.625f, 18.28125f, 22.5f));
  result = mat3x3h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
