//# case subgroupShuffle/i32,i32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  let v = -20i;
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/i32,i32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = -20i;
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/i32,i32/override
enable subgroups;

override e: i32 = -20i;
override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/i32,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  let v = -20i;
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/i32,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = -20i;
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/i32,u32/override
enable subgroups;

override e: i32 = -20i;
override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/u32,i32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  let v = 20u;
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/u32,i32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 20u;
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/u32,i32/override
enable subgroups;

override e: u32 = 20u;
override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/u32,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  let v = 20u;
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/u32,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 20u;
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/u32,u32/override
enable subgroups;

override e: u32 = 20u;
override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/f32,i32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  let v = 0.5f;
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/f32,i32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/f32,i32/override
enable subgroups;

override e: f32 = 0.5f;
override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/f32,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  let v = 0.5f;
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/f32,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var e = 0.5f;
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/f32,u32/override
enable subgroups;

override e: f32 = 0.5f;
override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/f16,i32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  let v = 0.5h;
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/f16,i32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/f16,i32/override
enable f16;
enable subgroups;

override e: f16 = 0.5h;
override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/f16,u32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  let v = 0.5h;
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/f16,u32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var e = 0.5h;
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/f16,u32/override
enable f16;
enable subgroups;

override e: f16 = 0.5h;
override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<i32>,i32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  let v = vec2i(-20i, -19i);
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<i32>,i32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<i32>,i32/override
enable subgroups;

override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = subgroupShuffle(vec2i(-20i, -19i), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<i32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  let v = vec2i(-20i, -19i);
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<i32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<i32>,u32/override
enable subgroups;

override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = subgroupShuffle(vec2i(-20i, -19i), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<u32>,i32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  let v = vec2u(20u, 21u);
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<u32>,i32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<u32>,i32/override
enable subgroups;

override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = subgroupShuffle(vec2u(20u, 21u), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<u32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  let v = vec2u(20u, 21u);
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<u32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<u32>,u32/override
enable subgroups;

override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = subgroupShuffle(vec2u(20u, 21u), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<f32>,i32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  let v = vec2f(0.5f, 0.53125f);
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<f32>,i32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<f32>,i32/override
enable subgroups;

override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = subgroupShuffle(vec2f(0.5f, 0.53125f), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<f32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  let v = vec2f(0.5f, 0.53125f);
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<f32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<f32>,u32/override
enable subgroups;

override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = subgroupShuffle(vec2f(0.5f, 0.53125f), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<f16>,i32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  let v = vec2h(0.5h, 0.5312h);
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<f16>,i32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<f16>,i32/override
enable f16;
enable subgroups;

override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = subgroupShuffle(vec2h(0.5h, 0.5312h), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<f16>,u32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  let v = vec2h(0.5h, 0.5312h);
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<f16>,u32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec2<f16>,u32/override
enable f16;
enable subgroups;

override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = subgroupShuffle(vec2h(0.5h, 0.5312h), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<i32>,i32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  let v = vec3i(-20i, -19i, -18i);
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<i32>,i32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<i32>,i32/override
enable subgroups;

override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = subgroupShuffle(vec3i(-20i, -19i, -18i), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<i32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  let v = vec3i(-20i, -19i, -18i);
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<i32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<i32>,u32/override
enable subgroups;

override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = subgroupShuffle(vec3i(-20i, -19i, -18i), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<u32>,i32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  let v = vec3u(20u, 21u, 22u);
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<u32>,i32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<u32>,i32/override
enable subgroups;

override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = subgroupShuffle(vec3u(20u, 21u, 22u), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<u32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  let v = vec3u(20u, 21u, 22u);
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<u32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<u32>,u32/override
enable subgroups;

override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = subgroupShuffle(vec3u(20u, 21u, 22u), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<f32>,i32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  let v = vec3f(0.5f, 0.53125f, 0.625f);
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<f32>,i32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<f32>,i32/override
enable subgroups;

override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = subgroupShuffle(vec3f(0.5f, 0.53125f, 0.625f), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<f32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  let v = vec3f(0.5f, 0.53125f, 0.625f);
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<f32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<f32>,u32/override
enable subgroups;

override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = subgroupShuffle(vec3f(0.5f, 0.53125f, 0.625f), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<f16>,i32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  let v = vec3h(0.5h, 0.5312h, 0.625h);
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<f16>,i32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<f16>,i32/override
enable f16;
enable subgroups;

override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = subgroupShuffle(vec3h(0.5h, 0.5312h, 0.625h), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<f16>,u32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  let v = vec3h(0.5h, 0.5312h, 0.625h);
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<f16>,u32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec3<f16>,u32/override
enable f16;
enable subgroups;

override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = subgroupShuffle(vec3h(0.5h, 0.5312h, 0.625h), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<i32>,i32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  let v = vec4i(-20i, -19i, -18i, -17i);
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<i32>,i32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<i32>,i32/override
enable subgroups;

override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = subgroupShuffle(vec4i(-20i, -19i, -18i, -17i), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<i32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  let v = vec4i(-20i, -19i, -18i, -17i);
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<i32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<i32>,u32/override
enable subgroups;

override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = subgroupShuffle(vec4i(-20i, -19i, -18i, -17i), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<u32>,i32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  let v = vec4u(20u, 21u, 22u, 23u);
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<u32>,i32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<u32>,i32/override
enable subgroups;

override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = subgroupShuffle(vec4u(20u, 21u, 22u, 23u), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<u32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  let v = vec4u(20u, 21u, 22u, 23u);
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<u32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<u32>,u32/override
enable subgroups;

override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = subgroupShuffle(vec4u(20u, 21u, 22u, 23u), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<f32>,i32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  let v = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<f32>,i32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<f32>,i32/override
enable subgroups;

override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = subgroupShuffle(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<f32>,u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  let v = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<f32>,u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<f32>,u32/override
enable subgroups;

override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = subgroupShuffle(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<f16>,i32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  let v = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = subgroupShuffle(v, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<f16>,i32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var id = 3i;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<f16>,i32/override
enable f16;
enable subgroups;

override id: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = subgroupShuffle(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<f16>,u32/literal
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  let v = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = subgroupShuffle(v, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<f16>,u32/variable
enable f16;
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var id = 3u;
  result = subgroupShuffle(e, id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupShuffle/vec4<f16>,u32/override
enable f16;
enable subgroups;

override id: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = subgroupShuffle(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), id);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
