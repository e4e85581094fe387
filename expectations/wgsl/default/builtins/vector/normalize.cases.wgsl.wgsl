//# case normalize/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.6853647f, 0.7282f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case normalize/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  result = normalize(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case normalize/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.6855h, 0.728h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case normalize/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = normalize(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case normalize/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.52048004f, 0.55301005f, 0.6506001f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case normalize/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  result = normalize(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case normalize/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5205h, 0.553h, 0.6504h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case normalize/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  result = normalize(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case normalize/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.4038036f, 0.4290413f, 0.5047545f, 0.63094306f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case normalize/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = normalize(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case normalize/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.4038h, 0.429h, 0.505h, 0.631h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case normalize/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = normalize(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
