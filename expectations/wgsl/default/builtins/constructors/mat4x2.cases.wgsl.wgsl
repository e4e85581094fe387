//# case mat4x2<f32>/none
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = mat4x2f();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f16>/none
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = mat4x2h();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f32>/mat4x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = mat4x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f), vec2f(1.625f, 2.03125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f32>/mat4x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  var e = mat4x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f), vec2f(1.0f, 1.28125f), vec2f(1.625f, 2.03125f));
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f16>/mat4x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = mat4x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h), vec2h(1.625h, 2.031h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f16>/mat4x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  var e = mat4x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h), vec2h(1.0h, 1.281h), vec2h(1.625h, 2.031h));
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f32>/vec2<f32>,vec2<f32>,vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = mat4x2f(vec2f(0.5f, 0.53125f), vec2f(0.25f, 0.265625f), vec2f(0.75f, 0.796875f), vec2f(3.0f, 3.1875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f32>/vec2<f32>,vec2<f32>,vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  var v1 = vec2f(0.5f, 0.53125f);
  var v2 = vec2f(0.25f, 0.265625f);
  var v3 = vec2f(0.75f, 0.796875f);
  var v4 = vec2f(3.0f, 3.1875f);
  result = mat4x2f(v1, v2, v3, v4);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f16>/vec2<f16>,vec2<f16>,vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = mat4x2h(vec2h(0.5h, 0.5312h), vec2h(0.25h, 0.2656h), vec2h(0.75h, 0.797h), vec2h(3.0h, 3.188h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f16>/vec2<f16>,vec2<f16>,vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  var v1 = vec2h(0.5h, 0.5312h);
  var v2 = vec2h(0.25h, 0.2656h);
  var v3 = vec2h(0.75h, 0.797h);
  var v4 = vec2h(3.0h, 3.188h);
  result = mat4x2h(v1, v2, v3, v4);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f32>/f32,f32,f32,f32,f32,f32,f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = mat4x2f(vec2f(0.5f, 0.25f), vec2f(0.75f, 3.0f), vec2f(4.0f, 5.0f), vec2f(6.0f, 7.0f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f32>/f32,f32,f32,f32,f32,f32,f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  var e1 = 0.5f;
  var e2 = 0.25f;
  var e3 = 0.75f;
  var e4 = 3.0f;
  var e5 = 4.0f;
  var e6 = 5.0f;
  var e7 = 6.0f;
  var e8 = 7.0f;
  result = mat4x2f(e1, e2, e3, e4, e5, e6, e7, e8);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f32>/f32,f32,f32,f32,f32,f32,f32,f32/override
override e1: f32 = 0.5f;
override e2: f32 = 0.25f;
override e3: f32 = 0.75f;
override e4: f32 = 3.0f;
override e5: f32 = 4.0f;
override e6: f32 = 5.0f;
override e7: f32 = 6.0f;
override e8: f32 = 7.0f;
@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = mat4x2f(e1, e2, e3, e4, e5, e6, e7, e8);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f16>/f16,f16,f16,f16,f16,f16,f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = mat4x2h(vec2h(0.5h, 0.25h), vec2h(0.75h, 3.0h), vec2h(4.0h, 5.0h), vec2h(6.0h, 7.0h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f16>/f16,f16,f16,f16,f16,f16,f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  var e1 = 0.5h;
  var e2 = 0.25h;
  var e3 = 0.75h;
  var e4 = 3.0h;
  var e5 = 4.0h;
  var e6 = 5.0h;
  var e7 = 6.0h;
  var e8 = 7.0h;
  result = mat4x2h(e1, e2, e3, e4, e5, e6, e7, e8);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f16>/f16,f16,f16,f16,f16,f16,f16,f16/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.25h;
override e3: f16 = 0.75h;
override e4: f16 = 3.0h;
override e5: f16 = 4.0h;
override e6: f16 = 5.0h;
override e7: f16 = 6.0h;
override e8: f16 = 7.0h;
@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = mat4x2h(e1, e2, e3, e4, e5, e6, e7, e8);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f32>/mat4x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  result = mat4x2f(vec2f(4.5f, 4.78125f), vec2f(5.625f, 7.03125f), vec2f(9.0f, 11.53125f), vec2f(14.625f, 18.28125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f32>/mat4x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2f;

fn test() {
  var e = mat4x2h(vec2h(4.5h, 4.78h), vec2h(5.625h, 7.03h), vec2h(9.0h, 11.53h), vec2h(14.625h, 18.28h));
  result = mat4x2f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f16>/mat4x2<f32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  result = mat4x2h(vec2h(4.5h, 4.78h), vec2h(5.625h, 7.03h), vec2h(9.0h, 11.53h), vec2h(14.625h, 18.28h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat4x2<f16>/mat4x2<f32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat4x2h;

fn test() {
  var e = mat4x2f(vec2f(4.5f, 4.78125f), vec2f(5.625f, 7.03125f), vec2f(9.0f, 11.53125f), vec2f(14.625f, 18.28125f));
  result = mat4x2h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
