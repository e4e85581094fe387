//# case vec3<bool>/vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  result = vec3u(vec3<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  result = vec3u(vec3<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3f(4.5f, 4.78125f, 5.625f);
  result = vec3u(vec3<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3h(4.5h, 4.78h, 5.625h);
  result = vec3u(vec3<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(20i, 21i, 22i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  result = vec3i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(4i, 4i, 5i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3f(4.5f, 4.78125f, 5.625f);
  result = vec3i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(4i, 4i, 5i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3h(4.5h, 4.78h, 5.625h);
  result = vec3i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/vec3<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(1i, 0i, 1i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/vec3<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3<bool>(true, false, true);
  result = vec3i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(4294967276u, 4294967277u, 4294967278u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  result = vec3u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(4u, 4u, 5u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3f(4.5f, 4.78125f, 5.625f);
  result = vec3u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(4u, 4u, 5u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3h(4.5h, 4.78h, 5.625h);
  result = vec3u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/vec3<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1u, 0u, 1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/vec3<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3<bool>(true, false, true);
  result = vec3u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(-20.0f, -19.0f, -18.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  result = vec3f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(20.0f, 21.0f, 22.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  result = vec3f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(4.5f, 4.78125f, 5.625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3h(4.5h, 4.78h, 5.625h);
  result = vec3f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/vec3<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(1.0f, 0.0f, 1.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/vec3<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3<bool>(true, false, true);
  result = vec3f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/vec3<i32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(-20.0h, -19.0h, -18.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/vec3<i32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  result = vec3h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/vec3<u32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(20.0h, 21.0h, 22.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/vec3<u32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  result = vec3h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/vec3<f32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(4.5h, 4.78h, 5.625h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/vec3<f32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3f(4.5f, 4.78125f, 5.625f);
  result = vec3h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/vec3<bool>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(1.0h, 0.0h, 1.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/vec3<bool>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3<bool>(true, false, true);
  result = vec3h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3/none
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/none
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/none
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/none
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/none
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/none
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-20i, -19i, -18i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = vec3i(-20i, -19i, -18i);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(20u, 21u, 22u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3u(20u, 21u, 22u);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.5f, 0.53125f, 0.625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = vec3f(0.5f, 0.53125f, 0.625f);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5h, 0.5312h, 0.625h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = vec3h(0.5h, 0.5312h, 0.625h);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/vec3<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1u, 0u, 1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/vec3<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = vec3<bool>(true, false, true);
  result = vec3u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-20i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e = -20i;
  result = vec3i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/i32/override
override e: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(20u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = 20u;
  result = vec3u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/u32/override
override e: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.5f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e = 0.5f;
  result = vec3f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/f32/override
override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e = 0.5h;
  result = vec3h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/f16/override
enable f16;

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e = true;
  result = vec3u(vec3<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/bool/override
override e: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(vec3<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/i32,i32,i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-20i, 3i, 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/i32,i32,i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e1 = -20i;
  var e2 = 3i;
  var e3 = 7i;
  result = vec3i(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/i32,i32,i32/override
override e1: i32 = -20i;
override e2: i32 = 3i;
override e3: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/u32,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(20u, 3u, 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/u32,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = 20u;
  var e2 = 3u;
  var e3 = 7u;
  result = vec3u(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/u32,u32,u32/override
override e1: u32 = 20u;
override e2: u32 = 3u;
override e3: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/f32,f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.5f, 0.25f, 0.75f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/f32,f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = 0.5f;
  var e2 = 0.25f;
  var e3 = 0.75f;
  result = vec3f(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/f32,f32,f32/override
override e1: f32 = 0.5f;
override e2: f32 = 0.25f;
override e3: f32 = 0.75f;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/f16,f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5h, 0.25h, 0.75h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/f16,f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = 0.5h;
  var e2 = 0.25h;
  var e3 = 0.75h;
  result = vec3h(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/f16,f16,f16/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.25h;
override e3: f16 = 0.75h;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(e1, e2, e3);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/bool,bool,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1u, 0u, 1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/bool,bool,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = true;
  var e2 = false;
  var e3 = true;
  result = vec3u(vec3<bool>(e1, e2, e3));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/bool,bool,bool/override
override e1: bool = true;
override e2: bool = false;
override e3: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(vec3<bool>(e1, e2, e3));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/vec2<i32>,i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-20i, -19i, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/vec2<i32>,i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var v1 = vec2i(-20i, -19i);
  var e1 = 3i;
  result = vec3i(v1, e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/vec2<i32>,i32/override
override e1: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(vec2i(-20i, -19i), e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/vec2<u32>,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(20u, 21u, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/vec2<u32>,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var v1 = vec2u(20u, 21u);
  var e1 = 3u;
  result = vec3u(v1, e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/vec2<u32>,u32/override
override e1: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(vec2u(20u, 21u), e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/vec2<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.5f, 0.53125f, 0.25f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/vec2<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var v1 = vec2f(0.5f, 0.53125f);
  var e1 = 0.25f;
  result = vec3f(v1, e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/vec2<f32>,f32/override
override e1: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(vec2f(0.5f, 0.53125f), e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/vec2<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5h, 0.5312h, 0.25h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/vec2<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var v1 = vec2h(0.5h, 0.5312h);
  var e1 = 0.25h;
  result = vec3h(v1, e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/vec2<f16>,f16/override
enable f16;

override e1: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(vec2h(0.5h, 0.5312h), e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/vec2<bool>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1u, 0u, 0u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/vec2<bool>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var v1 = vec2<bool>(true, false);
  var e1 = false;
  result = vec3u(vec3<bool>(v1, e1));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/vec2<bool>,bool/override
override e1: bool = false;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(vec3<bool>(vec2<bool>(true, false), e1));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/i32,vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(-20i, 3i, 4i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/i32,vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  var e1 = -20i;
  var v1 = vec2i(3i, 4i);
  result = vec3i(e1, v1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<i32>/i32,vec2<i32>/override
override e1: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: vec3i;

fn test() {
  result = vec3i(e1, vec2i(3i, 4i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/u32,vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(20u, 3u, 4u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/u32,vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = 20u;
  var v1 = vec2u(3u, 4u);
  result = vec3u(e1, v1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<u32>/u32,vec2<u32>/override
override e1: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(e1, vec2u(3u, 4u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/f32,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(0.5f, 0.25f, 0.265625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/f32,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  var e1 = 0.5f;
  var v1 = vec2f(0.25f, 0.265625f);
  result = vec3f(e1, v1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f32>/f32,vec2<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: vec3f;

fn test() {
  result = vec3f(e1, vec2f(0.25f, 0.265625f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/f16,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(0.5h, 0.25h, 0.2656h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/f16,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  var e1 = 0.5h;
  var v1 = vec2h(0.25h, 0.2656h);
  result = vec3h(e1, v1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<f16>/f16,vec2<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: vec3h;

fn test() {
  result = vec3h(e1, vec2h(0.25h, 0.2656h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/bool,vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(1u, 0u, 1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/bool,vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var e1 = true;
  var v1 = vec2<bool>(false, true);
  result = vec3u(vec3<bool>(e1, v1));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec3<bool>/bool,vec2<bool>/override
override e1: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = vec3u(vec3<bool>(e1, vec2<bool>(false, true)));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
