//# case cross/vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cross/vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = cross(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cross/vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case cross/vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = cross(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
