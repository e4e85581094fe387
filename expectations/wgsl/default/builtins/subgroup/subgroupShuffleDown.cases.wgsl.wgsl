//# case subgroupShuffleDown/i32,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  let v = -20i;
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/i32,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = -20i;
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/i32,u32/override
enable subgroups;

override e: i32 = -20i;
override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/u32,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  let v = 20u;
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/u32,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 20u;
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/u32,u32/override
enable subgroups;

override e: u32 = 20u;
override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/f32,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  let v = 0.5f;
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/f32,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/f32,u32/override
enable subgroups;

override e: f32 = 0.5f;
override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/f16,u32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  let v = 0.5h;
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/f16,u32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/f16,u32/override
enable f16;
enable subgroups;

override e: f16 = 0.5h;
override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec2<i32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  let v = vec2i(-20i, -19i);
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec2<i32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec2<i32>,u32/override
enable subgroups;

override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = subgroupShuffleDown(vec2i(-20i, -19i), delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec2<u32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  let v = vec2u(20u, 21u);
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec2<u32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec2<u32>,u32/override
enable subgroups;

override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = subgroupShuffleDown(vec2u(20u, 21u), delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec2<f32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  let v = vec2f(0.5f, 0.53125f);
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec2<f32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec2<f32>,u32/override
enable subgroups;

override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = subgroupShuffleDown(vec2f(0.5f, 0.53125f), delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec2<f16>,u32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  let v = vec2h(0.5h, 0.5312h);
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec2<f16>,u32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec2<f16>,u32/override
enable f16;
enable subgroups;

override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = subgroupShuffleDown(vec2h(0.5h, 0.5312h), delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec3<i32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  let v = vec3i(-20i, -19i, -18i);
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec3<i32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec3<i32>,u32/override
enable subgroups;

override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = subgroupShuffleDown(vec3i(-20i, -19i, -18i), delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec3<u32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  let v = vec3u(20u, 21u, 22u);
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec3<u32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec3<u32>,u32/override
enable subgroups;

override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = subgroupShuffleDown(vec3u(20u, 21u, 22u), delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec3<f32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  let v = vec3f(0.5f, 0.53125f, 0.625f);
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec3<f32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec3<f32>,u32/override
enable subgroups;

override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = subgroupShuffleDown(vec3f(0.5f, 0.53125f, 0.625f), delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec3<f16>,u32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  let v = vec3h(0.5h, 0.5312h, 0.625h);
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec3<f16>,u32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec3<f16>,u32/override
enable f16;
enable subgroups;

override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = subgroupShuffleDown(vec3h(0.5h, 0.5312h, 0.625h), delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec4<i32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  let v = vec4i(-20i, -19i, -18i, -17i);
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec4<i32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec4<i32>,u32/override
enable subgroups;

override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = subgroupShuffleDown(vec4i(-20i, -19i, -18i, -17i), delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec4<u32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  let v = vec4u(20u, 21u, 22u, 23u);
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec4<u32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec4<u32>,u32/override
enable subgroups;

override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = subgroupShuffleDown(vec4u(20u, 21u, 22u, 23u), delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec4<f32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  let v = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec4<f32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec4<f32>,u32/override
enable subgroups;

override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = subgroupShuffleDown(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec4<f16>,u32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  let v = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = subgroupShuffleDown(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec4<f16>,u32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var delta = 3u;
  result = subgroupShuffleDown(e, delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleDown/vec4<f16>,u32/override
enable f16;
enable subgroups;

override delta: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = subgroupShuffleDown(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), delta);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
