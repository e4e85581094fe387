//# case acos/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 1.0471976f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  result = acos(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/f32/override
override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = acos(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 1.047h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  result = acos(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/f16/override
enable f16;

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = acos(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(1.0471976f, 1.010721f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  result = acos(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(1.047h, 1.011h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = acos(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(1.0471976f, 1.010721f, 0.8956648f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  result = acos(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(1.047h, 1.011h, 0.8955h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  result = acos(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(1.0471976f, 1.010721f, 0.8956648f, 0.6741305f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = acos(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(1.047h, 1.011h, 0.8955h, 0.6743h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case acos/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = acos(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
