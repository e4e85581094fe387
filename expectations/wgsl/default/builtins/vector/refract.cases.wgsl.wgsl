//# case refract/vec2<f32>,vec2<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.15238033f, 0.1619041f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec2<f32>,vec2<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = vec2f(0.25f, 0.265625f);
  var e3 = 0.75f;
  result = refract(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec2<f32>,vec2<f32>,f32/override
override e3: f32 = 0.75f;
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = refract(vec2f(0.5f, 0.53125f), vec2f(0.25f, 0.265625f), e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec2<f16>,vec2<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.1523h, 0.1619h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec2<f16>,vec2<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = vec2h(0.25h, 0.2656h);
  var e3 = 0.75h;
  result = refract(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec2<f16>,vec2<f16>,f16/override
enable f16;

override e3: f16 = 0.75h;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = refract(vec2h(0.5h, 0.5312h), vec2h(0.25h, 0.2656h), e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec3<f32>,vec3<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.10185738f, 0.10822346f, 0.12732172f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec3<f32>,vec3<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  var e3 = 0.75f;
  result = refract(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec3<f32>,vec3<f32>,f32/override
override e3: f32 = 0.75f;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = refract(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.25f, 0.265625f, 0.3125f), e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec3<f16>,vec3<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.10187h, 0.1082h, 0.1273h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec3<f16>,vec3<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  var e3 = 0.75h;
  result = refract(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec3<f16>,vec3<f16>,f16/override
enable f16;

override e3: f16 = 0.75h;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = refract(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.25h, 0.2656h, 0.3125h), e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec4<f32>,vec4<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.012163363f, 0.012923574f, 0.015204204f, 0.019005256f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec4<f32>,vec4<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  var e3 = 0.75f;
  result = refract(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec4<f32>,vec4<f32>,f32/override
override e3: f32 = 0.75f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = refract(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec4<f16>,vec4<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.01216h, 0.012924h, 0.015205h, 0.01901h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec4<f16>,vec4<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  var e3 = 0.75h;
  result = refract(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case refract/vec4<f16>,vec4<f16>,f16/override
enable f16;

override e3: f16 = 0.75h;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = refract(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
