//# case cosh/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 1.127626f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var a = 0.5f;
  result = cosh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/f32/override
override a: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = cosh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 1.128h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var a = 0.5h;
  result = cosh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/f16/override
enable f16;

override a: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = cosh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(1.127626f, 1.1444635f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var a = vec2f(0.5f, 0.53125f);
  result = cosh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(1.128h, 1.145h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var a = vec2h(0.5h, 0.5312h);
  result = cosh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(1.127626f, 1.1444635f, 1.2017537f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var a = vec3f(0.5f, 0.53125f, 0.625f);
  result = cosh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(1.128h, 1.145h, 1.202h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var a = vec3h(0.5h, 0.5312h, 0.625h);
  result = cosh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(1.127626f, 1.1444635f, 1.2017537f, 1.321017f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var a = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = cosh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(1.128h, 1.145h, 1.202h, 1.321h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cosh/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var a = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = cosh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
