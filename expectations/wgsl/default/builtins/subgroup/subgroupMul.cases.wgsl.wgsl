//# case subgroupMul/i32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  let v = -20i;
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/i32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = -20i;
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/i32/override
enable subgroups;

override e: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  let v = 20u;
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 20u;
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/u32/override
enable subgroups;

override e: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/f32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  let v = 0.5f;
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/f32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/f32/override
enable subgroups;

override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/f16/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  let v = 0.5h;
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/f16/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/f16/override
enable f16;
enable subgroups;

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec2<i32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  let v = vec2i(-20i, -19i);
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec2<i32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec2<u32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  let v = vec2u(20u, 21u);
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec2<u32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec2<f32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  let v = vec2f(0.5f, 0.53125f);
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec2<f32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec2<f16>/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  let v = vec2h(0.5h, 0.5312h);
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec2<f16>/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec3<i32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  let v = vec3i(-20i, -19i, -18i);
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec3<i32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec3<u32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  let v = vec3u(20u, 21u, 22u);
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec3<u32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec3<f32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  let v = vec3f(0.5f, 0.53125f, 0.625f);
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec3<f32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec3<f16>/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  let v = vec3h(0.5h, 0.5312h, 0.625h);
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec3<f16>/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec4<i32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  let v = vec4i(-20i, -19i, -18i, -17i);
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec4<i32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec4<u32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  let v = vec4u(20u, 21u, 22u, 23u);
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec4<u32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec4<f32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  let v = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec4<f32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec4<f16>/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  let v = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = subgroupMul(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupMul/vec4<f16>/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = subgroupMul(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
