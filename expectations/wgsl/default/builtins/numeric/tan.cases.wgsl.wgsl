//# case tan/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.5463025f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  result = tan(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/f32/override
override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = tan(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.5464h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  result = tan(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/f16/override
enable f16;

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = tan(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.5463025f, 0.58759737f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  result = tan(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.5464h, 0.5874h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = tan(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.5463025f, 0.58759737f, 0.7214844f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  result = tan(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5464h, 0.5874h, 0.7217h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  result = tan(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5463025f, 0.58759737f, 0.7214844f, 0.9917379f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = tan(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5464h, 0.5874h, 0.7217h, 0.9917h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tan/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = tan(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
