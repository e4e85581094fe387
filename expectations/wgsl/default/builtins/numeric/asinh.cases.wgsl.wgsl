//# case asinh/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.4812118f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var y = 0.5f;
  result = asinh(y);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/f32/override
override y: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = asinh(y);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.4812h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var y = 0.5h;
  result = asinh(y);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/f16/override
enable f16;

override y: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = asinh(y);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.4812118f, 0.5089866f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var y = vec2f(0.5f, 0.53125f);
  result = asinh(y);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.4812h, 0.509h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var y = vec2h(0.5h, 0.5312h);
  result = asinh(y);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.4812118f, 0.5089866f, 0.5901437f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var y = vec3f(0.5f, 0.53125f, 0.625f);
  result = asinh(y);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.4812h, 0.509h, 0.5903h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var y = vec3h(0.5h, 0.5312h, 0.625h);
  result = asinh(y);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.4812118f, 0.5089866f, 0.5901437f, 0.71795994f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var y = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = asinh(y);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.4812h, 0.509h, 0.5903h, 0.718h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case asinh/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var y = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = asinh(y);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
