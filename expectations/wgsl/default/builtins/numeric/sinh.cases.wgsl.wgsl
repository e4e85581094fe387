//# case sinh/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.5210953f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var a = 0.5f;
  result = sinh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/f32/override
override a: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = sinh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.521h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var a = 0.5h;
  result = sinh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/f16/override
enable f16;

override a: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = sinh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.5210953f, 0.55659384f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var a = vec2f(0.5f, 0.53125f);
  result = sinh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.521h, 0.5566h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var a = vec2h(0.5h, 0.5312h);
  result = sinh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.5210953f, 0.55659384f, 0.6664923f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var a = vec3f(0.5f, 0.53125f, 0.625f);
  result = sinh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.521h, 0.5566h, 0.6665h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var a = vec3h(0.5h, 0.5312h, 0.625h);
  result = sinh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5210953f, 0.55659384f, 0.6664923f, 0.86318374f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var a = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = sinh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.521h, 0.5566h, 0.6665h, 0.8633h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sinh/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var a = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = sinh(a);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
