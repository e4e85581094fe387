//# case select/i32,i32,bool/literal
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = 3i;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/i32,i32,bool/variable
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var f = -20i;
  var t = 3i;
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/i32,i32,bool/override
override f: i32 = -20i;
override t: i32 = 3i;
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/u32,u32,bool/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 3u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/u32,u32,bool/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var f = 20u;
  var t = 3u;
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/u32,u32,bool/override
override f: u32 = 20u;
override t: u32 = 3u;
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/f32,f32,bool/literal
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = 0.25f;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/f32,f32,bool/variable
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var f = 0.5f;
  var t = 0.25f;
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/f32,f32,bool/override
override f: f32 = 0.5f;
override t: f32 = 0.25f;
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/f16,f16,bool/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = 0.25h;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/f16,f16,bool/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  var f = 0.5h;
  var t = 0.25h;
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/f16,f16,bool/override
enable f16;

override f: f16 = 0.5h;
override t: f16 = 0.25h;
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/bool,bool,bool/literal
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = 0u;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/bool,bool,bool/variable
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var f = true;
  var t = false;
  var cond = true;
  result = u32(select(f, t, cond));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/bool,bool,bool/override
override f: bool = true;
override t: bool = false;
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32(select(f, t, cond));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(3i, 4i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var f = vec2i(-20i, -19i);
  var t = vec2i(3i, 4i);
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,bool/override
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = select(vec2i(-20i, -19i), vec2i(3i, 4i), cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(3u, 4u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var f = vec2u(20u, 21u);
  var t = vec2u(3u, 4u);
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,bool/override
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = select(vec2u(20u, 21u), vec2u(3u, 4u), cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<f32>,vec2<f32>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.25f, 0.265625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<f32>,vec2<f32>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var f = vec2f(0.5f, 0.53125f);
  var t = vec2f(0.25f, 0.265625f);
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<f32>,vec2<f32>,bool/override
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = select(vec2f(0.5f, 0.53125f), vec2f(0.25f, 0.265625f), cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<f16>,vec2<f16>,bool/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.25h, 0.2656h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<f16>,vec2<f16>,bool/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var f = vec2h(0.5h, 0.5312h);
  var t = vec2h(0.25h, 0.2656h);
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<f16>,vec2<f16>,bool/override
enable f16;

override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = select(vec2h(0.5h, 0.5312h), vec2h(0.25h, 0.2656h), cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(0u, 1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var f = vec2<bool>(true, false);
  var t = vec2<bool>(false, true);
  var cond = true;
  result = vec2u(select(f, t, cond));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,bool/override
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(select(vec2<bool>(true, false), vec2<bool>(false, true), cond));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(3i, 4i, 5i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var f = vec3i(-20i, -19i, -18i);
  var t = vec3i(3i, 4i, 5i);
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,bool/override
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = select(vec3i(-20i, -19i, -18i), vec3i(3i, 4i, 5i), cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(3u, 4u, 5u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var f = vec3u(20u, 21u, 22u);
  var t = vec3u(3u, 4u, 5u);
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,bool/override
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = select(vec3u(20u, 21u, 22u), vec3u(3u, 4u, 5u), cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<f32>,vec3<f32>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.25f, 0.265625f, 0.3125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<f32>,vec3<f32>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var f = vec3f(0.5f, 0.53125f, 0.625f);
  var t = vec3f(0.25f, 0.265625f, 0.3125f);
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<f32>,vec3<f32>,bool/override
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = select(vec3f(0.5f, 0.53125f, 0.625f), vec3f(0.25f, 0.265625f, 0.3125f), cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<f16>,vec3<f16>,bool/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.25h, 0.2656h, 0.3125h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<f16>,vec3<f16>,bool/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var f = vec3h(0.5h, 0.5312h, 0.625h);
  var t = vec3h(0.25h, 0.2656h, 0.3125h);
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<f16>,vec3<f16>,bool/override
enable f16;

override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = select(vec3h(0.5h, 0.5312h, 0.625h), vec3h(0.25h, 0.2656h, 0.3125h), cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<bool>,vec3<bool>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(0u, 1u, 0u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<bool>,vec3<bool>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var f = vec3<bool>(true, false, true);
  var t = vec3<bool>(false, true, false);
  var cond = true;
  result = vec3u(select(f, t, cond));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<bool>,vec3<bool>,bool/override
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(select(vec3<bool>(true, false, true), vec3<bool>(false, true, false), cond));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(3i, 4i, 5i, 6i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var f = vec4i(-20i, -19i, -18i, -17i);
  var t = vec4i(3i, 4i, 5i, 6i);
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,bool/override
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = select(vec4i(-20i, -19i, -18i, -17i), vec4i(3i, 4i, 5i, 6i), cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(3u, 4u, 5u, 6u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var f = vec4u(20u, 21u, 22u, 23u);
  var t = vec4u(3u, 4u, 5u, 6u);
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,bool/override
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = select(vec4u(20u, 21u, 22u, 23u), vec4u(3u, 4u, 5u, 6u), cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<f32>,vec4<f32>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<f32>,vec4<f32>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var f = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var t = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<f32>,vec4<f32>,bool/override
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = select(vec4f(0.5f, 0.53125f, 0.625f, 0.78125f), vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f), cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,bool/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,bool/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var f = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var t = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  var cond = true;
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,bool/override
enable f16;

override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = select(vec4h(0.5h, 0.5312h, 0.625h, 0.7812h), vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h), cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<bool>,vec4<bool>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(0u, 1u, 0u, 1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<bool>,vec4<bool>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var f = vec4<bool>(true, false, true, false);
  var t = vec4<bool>(false, true, false, true);
  var cond = true;
  result = vec4u(select(f, t, cond));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<bool>,vec4<bool>,bool/override
override cond: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(select(vec4<bool>(true, false, true, false), vec4<bool>(false, true, false, true), cond));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(3i, -19i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var f = vec2i(-20i, -19i);
  var t = vec2i(3i, 4i);
  var cond = vec2<bool>(true, false);
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(3u, 21u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var f = vec2u(20u, 21u);
  var t = vec2u(3u, 4u);
  var cond = vec2<bool>(true, false);
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<f32>,vec2<f32>,vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.25f, 0.53125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<f32>,vec2<f32>,vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var f = vec2f(0.5f, 0.53125f);
  var t = vec2f(0.25f, 0.265625f);
  var cond = vec2<bool>(true, false);
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<f16>,vec2<f16>,vec2<bool>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.25h, 0.5312h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<f16>,vec2<f16>,vec2<bool>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var f = vec2h(0.5h, 0.5312h);
  var t = vec2h(0.25h, 0.2656h);
  var cond = vec2<bool>(true, false);
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var f = vec2<bool>(true, false);
  var t = vec2<bool>(false, true);
  var cond = vec2<bool>(true, false);
  result = vec2u(select(f, t, cond));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,vec3<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(3i, -19i, 5i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,vec3<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var f = vec3i(-20i, -19i, -18i);
  var t = vec3i(3i, 4i, 5i);
  var cond = vec3<bool>(true, false, true);
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,vec3<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(3u, 21u, 5u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,vec3<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var f = vec3u(20u, 21u, 22u);
  var t = vec3u(3u, 4u, 5u);
  var cond = vec3<bool>(true, false, true);
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<f32>,vec3<f32>,vec3<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.25f, 0.53125f, 0.3125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<f32>,vec3<f32>,vec3<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var f = vec3f(0.5f, 0.53125f, 0.625f);
  var t = vec3f(0.25f, 0.265625f, 0.3125f);
  var cond = vec3<bool>(true, false, true);
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<f16>,vec3<f16>,vec3<bool>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.25h, 0.5312h, 0.3125h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<f16>,vec3<f16>,vec3<bool>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var f = vec3h(0.5h, 0.5312h, 0.625h);
  var t = vec3h(0.25h, 0.2656h, 0.3125h);
  var cond = vec3<bool>(true, false, true);
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<bool>,vec3<bool>,vec3<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec3<bool>,vec3<bool>,vec3<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var f = vec3<bool>(true, false, true);
  var t = vec3<bool>(false, true, false);
  var cond = vec3<bool>(true, false, true);
  result = vec3u(select(f, t, cond));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,vec4<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(3i, -19i, 5i, -17i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,vec4<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var f = vec4i(-20i, -19i, -18i, -17i);
  var t = vec4i(3i, 4i, 5i, 6i);
  var cond = vec4<bool>(true, false, true, false);
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,vec4<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(3u, 21u, 5u, 23u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,vec4<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var f = vec4u(20u, 21u, 22u, 23u);
  var t = vec4u(3u, 4u, 5u, 6u);
  var cond = vec4<bool>(true, false, true, false);
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<f32>,vec4<f32>,vec4<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.25f, 0.53125f, 0.3125f, 0.78125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<f32>,vec4<f32>,vec4<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var f = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  var t = vec4f(0.25f, 0.265625f, 0.3125f, 0.390625f);
  var cond = vec4<bool>(true, false, true, false);
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,vec4<bool>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.25h, 0.5312h, 0.3125h, 0.7812h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,vec4<bool>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var f = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  var t = vec4h(0.25h, 0.2656h, 0.3125h, 0.3906h);
  var cond = vec4<bool>(true, false, true, false);
  result = select(f, t, cond);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<bool>,vec4<bool>,vec4<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case select/vec4<bool>,vec4<bool>,vec4<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var f = vec4<bool>(true, false, true, false);
  var t = vec4<bool>(false, true, false, true);
  var cond = vec4<bool>(true, false, true, false);
  result = vec4u(select(f, t, cond));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
