//# case ldexp/abstract-float,abstract-int/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 4.0f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/f32,i32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 4.0f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/f32,i32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = 0.5f;
  var e2 = 3i;
  result = ldexp(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/f32,i32/override
override e1: f32 = 0.5f;
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = ldexp(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/f16,i32/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 4.0h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/f16,i32/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = 0.5h;
  var e2 = 3i;
  result = ldexp(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/f16,i32/override
enable f16;

override e1: f16 = 0.5h;
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = ldexp(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec2<abstract-float>,vec2<abstract-int>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(4.0f, 8.5f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec3<abstract-float>,vec3<abstract-int>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(4.0f, 8.5f, 20.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec4<abstract-float>,vec4<abstract-int>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(4.0f, 8.5f, 20.0f, 50.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec2<f32>,vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(4.0f, 8.5f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec2<f32>,vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = vec2i(3i, 4i);
  result = ldexp(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec2<f16>,vec2<i32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(4.0h, 8.5h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec2<f16>,vec2<i32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = vec2i(3i, 4i);
  result = ldexp(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec3<f32>,vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(4.0f, 8.5f, 20.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec3<f32>,vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = vec3i(3i, 4i, 5i);
  result = ldexp(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec3<f16>,vec3<i32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(4.0h, 8.5h, 20.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec3<f16>,vec3<i32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = vec3i(3i, 4i, 5i);
  result = ldexp(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec4<f32>,vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(4.0f, 8.5f, 20.0f, 50.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec4<f32>,vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = vec4i(3i, 4i, 5i, 6i);
  result = ldexp(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec4<f16>,vec4<i32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(4.0h, 8.5h, 20.0h, 50.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case ldexp/vec4<f16>,vec4<i32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = vec4i(3i, 4i, 5i, 6i);
  result = ldexp(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
