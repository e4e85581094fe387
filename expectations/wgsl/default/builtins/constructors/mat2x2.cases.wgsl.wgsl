//# case mat2x2<f32>/none
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = mat2x2f();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f16>/none
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = mat2x2h();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f32>/mat2x2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = mat2x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f32>/mat2x2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  var e = mat2x2f(vec2f(0.5f, 0.53125f), vec2f(0.625f, 0.78125f));
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f16>/mat2x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = mat2x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f16>/mat2x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  var e = mat2x2h(vec2h(0.5h, 0.5312h), vec2h(0.625h, 0.7812h));
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f32>/vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = mat2x2f(vec2f(0.5f, 0.53125f), vec2f(0.25f, 0.265625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f32>/vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  var v1 = vec2f(0.5f, 0.53125f);
  var v2 = vec2f(0.25f, 0.265625f);
  result = mat2x2f(v1, v2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f16>/vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = mat2x2h(vec2h(0.5h, 0.5312h), vec2h(0.25h, 0.2656h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f16>/vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  var v1 = vec2h(0.5h, 0.5312h);
  var v2 = vec2h(0.25h, 0.2656h);
  result = mat2x2h(v1, v2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f32>/f32,f32,f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = mat2x2f(vec2f(0.5f, 0.25f), vec2f(0.75f, 3.0f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f32>/f32,f32,f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  var e1 = 0.5f;
  var e2 = 0.25f;
  var e3 = 0.75f;
  var e4 = 3.0f;
  result = mat2x2f(e1, e2, e3, e4);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f32>/f32,f32,f32,f32/override
override e1: f32 = 0.5f;
override e2: f32 = 0.25f;
override e3: f32 = 0.75f;
override e4: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = mat2x2f(e1, e2, e3, e4);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f16>/f16,f16,f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = mat2x2h(vec2h(0.5h, 0.25h), vec2h(0.75h, 3.0h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f16>/f16,f16,f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  var e1 = 0.5h;
  var e2 = 0.25h;
  var e3 = 0.75h;
  var e4 = 3.0h;
  result = mat2x2h(e1, e2, e3, e4);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f16>/f16,f16,f16,f16/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.25h;
override e3: f16 = 0.75h;
override e4: f16 = 3.0h;
@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = mat2x2h(e1, e2, e3, e4);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f32>/mat2x2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  result = mat2x2f(vec2f(4.5f, 4.78125f), vec2f(5.625f, 7.03125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f32>/mat2x2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2f;

fn test() {
  var e = mat2x2h(vec2h(4.5h, 4.78h), vec2h(5.625h, 7.03h));
  result = mat2x2f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f16>/mat2x2<f32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  result = mat2x2h(vec2h(4.5h, 4.78h), vec2h(5.625h, 7.03h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mat2x2<f16>/mat2x2<f32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: mat2x2h;

fn test() {
  var e = mat2x2f(vec2f(4.5f, 4.78125f), vec2f(5.625f, 7.03125f));
  result = mat2x2h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
