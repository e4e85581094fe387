//# case radians/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.008726646f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = 0.5f;
  result = radians(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/f32/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = radians(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.00873h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = 0.5h;
  result = radians(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/f16/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = radians(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.008726646f, 0.009272061f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  result = radians(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.00873h, 0.00927h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  result = radians(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.008726646f, 0.009272061f, 0.0109083075f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  result = radians(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.00873h, 0.00927h, 0.01091h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  result = radians(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.008726646f, 0.009272061f, 0.0109083075f, 0.013635385f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = radians(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.00873h, 0.00927h, 0.01091h, 0.01363h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case radians/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = radians(e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
