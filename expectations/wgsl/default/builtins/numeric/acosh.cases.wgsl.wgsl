//# case acosh/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.9624236f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var x = 1.5f;
  result = acosh(x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/f32/override
override x: f32 = 1.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = acosh(x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.9624h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var x = 1.5h;
  result = acosh(x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/f16/override
enable f16;

override x: f16 = 1.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = acosh(x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.9624236f, 1.0419478f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var x = vec2f(1.5f, 1.59375f);
  result = acosh(x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.9624h, 1.042h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var x = vec2h(1.5h, 1.594h);
  result = acosh(x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.9624236f, 1.0419478f, 1.2415785f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var x = vec3f(1.5f, 1.59375f, 1.875f);
  result = acosh(x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.9624h, 1.042h, 1.241h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var x = vec3h(1.5h, 1.594h, 1.875h);
  result = acosh(x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.9624236f, 1.0419478f, 1.2415785f, 1.4959239f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var x = vec4f(1.5f, 1.59375f, 1.875f, 2.34375f);
  result = acosh(x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.9624h, 1.042h, 1.241h, 1.496h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acosh/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var x = vec4h(1.5h, 1.594h, 1.875h, 2.344h);
  result = acosh(x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
