//# case distance/f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.25f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = 0.5f;
  var e2 = 0.25f;
  result = distance(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/f32,f32/override
override e1: f32 = 0.5f;
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = distance(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.25h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = 0.5h;
  var e2 = 0.25h;
  result = distance(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/f16,f16/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = distance(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.3647693f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = vec2f(0.25f, 0.265625f);
  result = distance(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.3647h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = vec2h(0.25h, 0.2656h);
  result = distance(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.48032582f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = distance(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.4802h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = distance(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/vec4<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.6191129f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/vec4<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = distance(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/vec4<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.619h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case distance/vec4<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = distance(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
