//# case sin/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.47942555f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  result = sin(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/f32/override
override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = sin(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.4795h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  result = sin(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/f16/override
enable f16;

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = sin(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.47942555f, 0.50661147f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  result = sin(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.4795h, 0.507h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = sin(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.47942555f, 0.50661147f, 0.58509725f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  result = sin(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.4795h, 0.507h, 0.585h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  result = sin(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.47942555f, 0.50661147f, 0.58509725f, 0.7041675f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = sin(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.4795h, 0.507h, 0.585h, 0.704h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sin/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = sin(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
