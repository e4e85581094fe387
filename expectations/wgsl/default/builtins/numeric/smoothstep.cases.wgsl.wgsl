//# case smoothstep/f32,f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.5f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/f32,f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var edge0 = 0.25f;
  var edge1 = 0.75f;
  var x = 0.5f;
  result = smoothstep(edge0, edge1, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/f32,f32,f32/override
override edge0: f32 = 0.25f;
override edge1: f32 = 0.75f;
override x: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = smoothstep(edge0, edge1, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/f16,f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.5h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/f16,f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var edge0 = 0.25h;
  var edge1 = 0.75h;
  var x = 0.5h;
  result = smoothstep(edge0, edge1, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/f16,f16,f16/override
enable f16;

override edge0: f16 = 0.25h;
override edge1: f16 = 0.75h;
override x: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = smoothstep(edge0, edge1, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/vec2<f32>,vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.5f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/vec2<f32>,vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var edge0 = vec2f(0.25f, 0.265625f);
  var edge1 = vec2f(0.75f, 0.796875f);
  var x = vec2f(0.5f, 0.53125f);
  result = smoothstep(edge0, edge1, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/vec2<f16>,vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.5h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/vec2<f16>,vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var edge0 = vec2h(0.25h, 0.2656h);
  var edge1 = vec2h(0.75h, 0.797h);
  var x = vec2h(0.5h, 0.5312h);
  result = smoothstep(edge0, edge1, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/vec3<f32>,vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.5f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/vec3<f32>,vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var edge0 = vec3f(0.25f, 0.265625f, 0.3125f);
  var edge1 = vec3f(0.75f, 0.796875f, 0.9375f);
  var x = vec3f(0.5f, 0.53125f, 0.625f);
  result = smoothstep(edge0, edge1, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/vec3<f16>,vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/vec3<f16>,vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var edge0 = vec3h(0.25h, 0.2656h, 0.3125h);
  var edge1 = vec3h(0.75h, 0.797h, 0.9375h);
  var x = vec3h(0.5h, 0.5312h, 0.625h);
  result = smoothstep(edge0, edge1, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/vec4<f32>,vec4<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/vec4<f32>,vec4<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var edge0 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  var edge1 = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  var x = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = smoothstep(edge0, edge1, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/vec4<f16>,vec4<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case smoothstep/vec4<f16>,vec4<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var edge0 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  var edge1 = vec4h(0.75h, 0.797h, 0.9375h, 1.172h);
  var x = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = smoothstep(edge0, edge1, x);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
