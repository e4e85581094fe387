//# case log/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = -0.6931472f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  result = log(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/f32/override
override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = log(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = -0.6934h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  result = log(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/f16/override
enable f16;

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = log(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(-0.6931472f, -0.6325226f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  result = log(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(-0.6934h, -0.6323h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = log(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(-0.6931472f, -0.6325226f, -0.47000363f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  result = log(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(-0.6934h, -0.6323h, -0.47h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  result = log(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(-0.6931472f, -0.6325226f, -0.47000363f, -0.24686007f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = log(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(-0.6934h, -0.6323h, -0.47h, -0.2468h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case log/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = log(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
