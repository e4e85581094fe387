//# case exp/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 1.6487212f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = 0.5f;
  result = exp(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/f32/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = exp(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 1.648h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = 0.5h;
  result = exp(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/f16/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = exp(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(1.6487212f, 1.7010573f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  result = exp(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(1.648h, 1.701h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  result = exp(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(1.6487212f, 1.7010573f, 1.868246f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  result = exp(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(1.648h, 1.701h, 1.868h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  result = exp(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(1.6487212f, 1.7010573f, 1.868246f, 2.1842008f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = exp(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(1.648h, 1.701h, 1.868h, 2.184h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case exp/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = exp(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
