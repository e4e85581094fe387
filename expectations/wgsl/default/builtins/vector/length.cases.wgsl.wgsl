//# case length/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.5f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  result = length(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/f32/override
override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = length(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.5h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  result = length(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/f16/override
enable f16;

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = length(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.7295386f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  result = length(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.7295h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = length(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.96065164f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  result = length(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.9604h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  result = length(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 1.2382258f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = length(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 1.238h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case length/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = length(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
