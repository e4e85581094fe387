//# case mix/f32,f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.3125f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/f32,f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e1 = 0.5f;
  var e2 = 0.25f;
  var e3 = 0.75f;
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/f32,f32,f32/override
override e1: f32 = 0.5f;
override e2: f32 = 0.25f;
override e3: f32 = 0.75f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/f16,f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.3125h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/f16,f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e1 = 0.5h;
  var e2 = 0.25h;
  var e3 = 0.75h;
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/f16,f16,f16/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.25h;
override e3: f16 = 0.75h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec2<f32>,vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.3125f, 0.31958008f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec2<f32>,vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = vec2f(0.25f, 0.265625f);
  var e3 = vec2f(0.75f, 0.796875f);
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec2<f16>,vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.3125h, 0.3196h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec2<f16>,vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = vec2h(0.25h, 0.2656h);
  var e3 = vec2h(0.75h, 0.797h);
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec3<f32>,vec3<f32>,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.3125f, 0.31958008f, 0.33203125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec3<f32>,vec3<f32>,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  var e3 = vec3f(0.75f, 0.796875f, 0.9375f);
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec3<f16>,vec3<f16>,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.3125h, 0.3196h, 0.332h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec3<f16>,vec3<f16>,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  var e3 = vec3h(0.75h, 0.797h, 0.9375h);
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec4<f32>,vec4<f32>,vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.3125f, 0.31958008f, 0.33203125f, 0.32348633f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec4<f32>,vec4<f32>,vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  var e3 = vec4f(0.75f, 0.796875f, 0.9375f, 1.171875f);
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec4<f16>,vec4<f16>,vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.3125h, 0.3196h, 0.332h, 0.3235h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec4<f16>,vec4<f16>,vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  var e3 = vec4h(0.75h, 0.797h, 0.9375h, 1.172h);
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec2<f32>,vec2<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.3125f, 0.33203125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec2<f32>,vec2<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = vec2f(0.5f, 0.53125f);
  var e2 = vec2f(0.25f, 0.265625f);
  var e3 = 0.75f;
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec2<f32>,vec2<f32>,f32/override
override e3: f32 = 0.75f;
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = mix(vec2f(0.5f, 0.53125f), vec2f(0.25f, 0.265625f), e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec2<f16>,vec2<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.3125h, 0.332h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec2<f16>,vec2<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = vec2h(0.5h, 0.5312h);
  var e2 = vec2h(0.25h, 0.2656h);
  var e3 = 0.75h;
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec2<f16>,vec2<f16>,f16/override
enable f16;

override e3: f16 = 0.75h;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = mix(vec2h(0.5h, 0.5312h), vec2h(0.25h, 0.2656h), e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec3<f32>,vec3<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.3125f, 0.33203125f, 0.390625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec3<f32>,vec3<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e2 = vec3f(0.25f, 0.265625f, 0.3125f);
  var e3 = 0.75f;
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec3<f32>,vec3<f32>,f32/override
override e3: f32 = 0.75f;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = mix(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.25f, 0.265625f, 0.3125f), e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec3<f16>,vec3<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.3125h, 0.332h, 0.3906h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec3<f16>,vec3<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e2 = vec3h(0.25h, 0.2656h, 0.3125h);
  var e3 = 0.75h;
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec3<f16>,vec3<f16>,f16/override
enable f16;

override e3: f16 = 0.75h;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = mix(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.25h, 0.2656h, 0.3125h), e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec4<f32>,vec4<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.3125f, 0.33203125f, 0.390625f, 0.48828125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec4<f32>,vec4<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var e2 = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  var e3 = 0.75f;
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec4<f32>,vec4<f32>,f32/override
override e3: f32 = 0.75f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = mix(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec4<f16>,vec4<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.3125h, 0.332h, 0.3906h, 0.4883h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec4<f16>,vec4<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var e2 = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  var e3 = 0.75h;
  result = mix(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case mix/vec4<f16>,vec4<f16>,f16/override
enable f16;

override e3: f16 = 0.75h;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = mix(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
