//# case subgroupShuffleXor/i32,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  let v = -20i;
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/i32,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = -20i;
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/i32,u32/override
enable subgroups;

override e: i32 = -20i;
override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/u32,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  let v = 20u;
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/u32,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 20u;
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/u32,u32/override
enable subgroups;

override e: u32 = 20u;
override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/f32,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  let v = 0.5f;
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/f32,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/f32,u32/override
enable subgroups;

override e: f32 = 0.5f;
override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/f16,u32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  let v = 0.5h;
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/f16,u32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/f16,u32/override
enable f16;
enable subgroups;

override e: f16 = 0.5h;
override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec2<i32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  let v = vec2i(-20i, -19i);
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec2<i32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec2<i32>,u32/override
enable subgroups;

override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = subgroupShuffleXor(vec2i(-20i, -19i), mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec2<u32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  let v = vec2u(20u, 21u);
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec2<u32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec2<u32>,u32/override
enable subgroups;

override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = subgroupShuffleXor(vec2u(20u, 21u), mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec2<f32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  let v = vec2f(0.5f, 0.53125f);
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec2<f32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec2<f32>,u32/override
enable subgroups;

override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = subgroupShuffleXor(vec2f(0.5f, 0.53125f), mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec2<f16>,u32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  let v = vec2h(0.5h, 0.5312h);
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec2<f16>,u32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec2<f16>,u32/override
enable f16;
enable subgroups;

override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = subgroupShuffleXor(vec2h(0.5h, 0.5312h), mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec3<i32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  let v = vec3i(-20i, -19i, -18i);
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec3<i32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec3<i32>,u32/override
enable subgroups;

override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = subgroupShuffleXor(vec3i(-20i, -19i, -18i), mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec3<u32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  let v = vec3u(20u, 21u, 22u);
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec3<u32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec3<u32>,u32/override
enable subgroups;

override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = subgroupShuffleXor(vec3u(20u, 21u, 22u), mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec3<f32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  let v = vec3f(0.5f, 0.53125f, 0.625f);
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec3<f32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec3<f32>,u32/override
enable subgroups;

override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = subgroupShuffleXor(vec3f(0.5f, 0.53125f, 0.625f), mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec3<f16>,u32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  let v = vec3h(0.5h, 0.5312h, 0.625h);
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec3<f16>,u32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec3<f16>,u32/override
enable f16;
enable subgroups;

override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = subgroupShuffleXor(vec3h(0.5h, 0.5312h, 0.625h), mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec4<i32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  let v = vec4i(-20i, -19i, -18i, -17i);
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec4<i32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec4<i32>,u32/override
enable subgroups;

override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = subgroupShuffleXor(vec4i(-20i, -19i, -18i, -17i), mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec4<u32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  let v = vec4u(20u, 21u, 22u, 23u);
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec4<u32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec4<u32>,u32/override
enable subgroups;

override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = subgroupShuffleXor(vec4u(20u, 21u, 22u, 23u), mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec4<f32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  let v = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec4<f32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec4<f32>,u32/override
enable subgroups;

override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = subgroupShuffleXor(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec4<f16>,u32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  let v = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = subgroupShuffleXor(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec4<f16>,u32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var mask = 3u;
  result = subgroupShuffleXor(e, mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffleXor/vec4<f16>,u32/override
enable f16;
enable subgroups;

override mask: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = subgroupShuffleXor(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), mask);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
