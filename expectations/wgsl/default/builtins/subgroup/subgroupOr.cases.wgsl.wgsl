//# case subgroupOr/i32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  let v = -20i;
  result = subgroupOr(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/i32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var e = -20i;
  result = subgroupOr(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/i32/override
enable subgroups;

override e: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = subgroupOr(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/u32/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  let v = 20u;
  result = subgroupOr(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/u32/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = 20u;
  result = subgroupOr(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/u32/override
enable subgroups;

override e: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = subgroupOr(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/vec2<i32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  let v = vec2i(-20i, -19i);
  result = subgroupOr(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/vec2<i32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  result = subgroupOr(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/vec2<u32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  let v = vec2u(20u, 21u);
  result = subgroupOr(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/vec2<u32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  result = subgroupOr(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/vec3<i32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  let v = vec3i(-20i, -19i, -18i);
  result = subgroupOr(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/vec3<i32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  result = subgroupOr(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/vec3<u32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  let v = vec3u(20u, 21u, 22u);
  result = subgroupOr(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/vec3<u32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  result = subgroupOr(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/vec4<i32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  let v = vec4i(-20i, -19i, -18i, -17i);
  result = subgroupOr(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/vec4<i32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  result = subgroupOr(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/vec4<u32>/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  let v = vec4u(20u, 21u, 22u, 23u);
  result = subgroupOr(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupOr/vec4<u32>/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  result = subgroupOr(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
