//# case frexp/f32/literal
struct Result {
  fract: f32,
  exp: i32,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = frexp(0.5f);
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/f32/variable
struct Result {
  fract: f32,
  exp: i32,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = 0.5f;
  let value = frexp(e);
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/f32/override
struct Result {
  fract: f32,
  exp: i32,
}

override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = frexp(e);
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/f16/literal
enable f16;

struct Result {
  fract: f16,
  exp: i32,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = frexp(0.5h);
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/f16/variable
enable f16;

struct Result {
  fract: f16,
  exp: i32,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = 0.5h;
  let value = frexp(e);
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/f16/override
enable f16;

struct Result {
  fract: f16,
  exp: i32,
}

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = frexp(e);
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/vec2<f32>/literal
struct Result {
  fract: vec2f,
  exp: vec2i,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = frexp(vec2f(0.5f, 0.53125f));
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/vec2<f32>/variable
struct Result {
  fract: vec2f,
  exp: vec2i,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  let value = frexp(e);
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/vec2<f16>/literal
enable f16;

struct Result {
  fract: vec2h,
  exp: vec2i,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = frexp(vec2h(0.5h, 0.5312h));
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/vec2<f16>/variable
enable f16;

struct Result {
  fract: vec2h,
  exp: vec2i,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  let value = frexp(e);
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/vec3<f32>/literal
struct Result {
  fract: vec3f,
  exp: vec3i,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = frexp(vec3f(0.5f, 0.53125f, 0.625f));
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/vec3<f32>/variable
struct Result {
  fract: vec3f,
  exp: vec3i,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  let value = frexp(e);
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/vec3<f16>/literal
enable f16;

struct Result {
  fract: vec3h,
  exp: vec3i,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = frexp(vec3h(0.5h, 0.5312h, 0.625h));
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/vec3<f16>/variable
enable f16;

struct Result {
  fract: vec3h,
  exp: vec3i,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  let value = frexp(e);
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/vec4<f32>/literal
struct Result {
  fract: vec4f,
  exp: vec4i,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = frexp(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f));
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/vec4<f32>/variable
struct Result {
  fract: vec4f,
  exp: vec4i,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  let value = frexp(e);
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/vec4<f16>/literal
enable f16;

struct Result {
  fract: vec4h,
  exp: vec4i,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = frexp(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h));
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case frexp/vec4<f16>/variable
enable f16;

struct Result {
  fract: vec4h,
  exp: vec4i,
}

@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  let value = frexp(e);
  result.fract = value.fract;
  result.exp = value.exp;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
