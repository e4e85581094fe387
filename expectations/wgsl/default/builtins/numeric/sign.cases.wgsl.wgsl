//# case sign/i32/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = -1i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/i32/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = -20i;
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/i32/override
override e: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/f32/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 1.0f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/f32/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/f32/override
override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 1.0h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/f16/override
enable f16;

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-1i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(1.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(1.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-1i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(1.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(1.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-1i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(1.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(1.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case sign/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = sign(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
