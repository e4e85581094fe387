//# case tanh/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.46211717f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var a = 0.5f;
  result = tanh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/f32/override
override a: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = tanh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.4622h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var a = 0.5h;
  result = tanh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/f16/override
enable f16;

override a: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = tanh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.46211717f, 0.48633602f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var a = vec2f(0.5f, 0.53125f);
  result = tanh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.4622h, 0.4863h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var a = vec2h(0.5h, 0.5312h);
  result = tanh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.46211717f, 0.48633602f, 0.5545997f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var a = vec3f(0.5f, 0.53125f, 0.625f);
  result = tanh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.4622h, 0.4863h, 0.5547h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var a = vec3h(0.5h, 0.5312h, 0.625h);
  result = tanh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.46211717f, 0.48633602f, 0.5545997f, 0.6534236f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var a = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = tanh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.4622h, 0.4863h, 0.5547h, 0.6533h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case tanh/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var a = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = tanh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
