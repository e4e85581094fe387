//# case modf/f32/literal
struct Result {
  fract: f32,
  whole: f32,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = modf(0.5f);
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/f32/variable
struct Result {
  fract: f32,
  whole: f32,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = 0.5f;
  let value = modf(e);
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/f32/override
struct Result {
  fract: f32,
  whole: f32,
}

override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = modf(e);
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/f16/literal
enable f16;

struct Result {
  fract: f16,
  whole: f16,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = modf(0.5h);
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/f16/variable
enable f16;

struct Result {
  fract: f16,
  whole: f16,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = 0.5h;
  let value = modf(e);
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/f16/override
enable f16;

struct Result {
  fract: f16,
  whole: f16,
}

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = modf(e);
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/vec2<f32>/literal
struct Result {
  fract: vec2f,
  whole: vec2f,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = modf(vec2f(0.5f, 0.53125f));
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/vec2<f32>/variable
struct Result {
  fract: vec2f,
  whole: vec2f,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  let value = modf(e);
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/vec2<f16>/literal
enable f16;

struct Result {
  fract: vec2h,
  whole: vec2h,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = modf(vec2h(0.5h, 0.5312h));
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/vec2<f16>/variable
enable f16;

struct Result {
  fract: vec2h,
  whole: vec2h,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  let value = modf(e);
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/vec3<f32>/literal
struct Result {
  fract: vec3f,
  whole: vec3f,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = modf(vec3f(0.5f, 0.53125f, 0.625f));
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/vec3<f32>/variable
struct Result {
  fract: vec3f,
  whole: vec3f,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  let value = modf(e);
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/vec3<f16>/literal
enable f16;

struct Result {
  fract: vec3h,
  whole: vec3h,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = modf(vec3h(0.5h, 0.5312h, 0.625h));
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/vec3<f16>/variable
enable f16;

struct Result {
  fract: vec3h,
  whole: vec3h,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  let value = modf(e);
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/vec4<f32>/literal
struct Result {
  fract: vec4f,
  whole: vec4f,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = modf(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f));
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/vec4<f32>/variable
struct Result {
  fract: vec4f,
  whole: vec4f,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  let value = modf(e);
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/vec4<f16>/literal
enable f16;

struct Result {
  fract: vec4h,
  whole: vec4h,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = modf(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h));
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case modf/vec4<f16>/variable
enable f16;

struct Result {
  fract: vec4h,
  whole: vec4h,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  let value = modf(e);
  result.fract = value.fract;
  result.whole = value.whole;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
