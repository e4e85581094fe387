//# case pow/f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.8408964f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = 0.5f;
  var e2 = 0.25f;
  result = pow(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/f32,f32/override
override e1: f32 = 0.5f;
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = pow(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.841h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = 0.5h;
  var e2 = 0.25h;
  result = pow(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/f16,f16/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = pow(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.8408964f, 0.84534216f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = vec2f(0.25f, 0.265625f);
  result = pow(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.841h, 0.845h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = vec2h(0.25h, 0.2656h);
  result = pow(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.8408964f, 0.84534216f, 0.86340094f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = pow(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.841h, 0.845h, 0.8633h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = pow(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/vec4<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.8408964f, 0.84534216f, 0.86340094f, 0.9080737f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/vec4<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result = pow(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/vec4<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.841h, 0.845h, 0.8633h, 0.908h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case pow/vec4<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  result = pow(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
