//# case atanh/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.54930615f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var t = 0.5f;
  result = atanh(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/f32/override
override t: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = atanh(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.5493h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var t = 0.5h;
  result = atanh(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/f16/override
enable f16;

override t: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = atanh(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.54930615f, 0.59188503f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var t = vec2f(0.5f, 0.53125f);
  result = atanh(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.5493h, 0.592h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var t = vec2h(0.5h, 0.5312h);
  result = atanh(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.54930615f, 0.59188503f, 0.73316854f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var t = vec3f(0.5f, 0.53125f, 0.625f);
  result = atanh(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5493h, 0.592h, 0.7334h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var t = vec3h(0.5h, 0.5312h, 0.625h);
  result = atanh(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.54930615f, 0.59188503f, 0.73316854f, 1.0485705f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var t = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = atanh(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5493h, 0.592h, 0.7334h, 1.049h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atanh/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var t = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = atanh(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
