//# case vec4<bool>/vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  result = vec4u(vec4<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  result = vec4u(vec4<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4f(4.5f, 4.78125f, 5.625f, 7.03125f);
  result = vec4u(vec4<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4h(4.5h, 4.78h, 5.625h, 7.03h);
  result = vec4u(vec4<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(20i, 21i, 22i, 23i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  result = vec4i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(4i, 4i, 5i, 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4f(4.5f, 4.78125f, 5.625f, 7.03125f);
  result = vec4i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(4i, 4i, 5i, 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4h(4.5h, 4.78h, 5.625h, 7.03h);
  result = vec4i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec4<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(1i, 0i, 1i, 0i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec4<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4<bool>(true, false, true, false);
  result = vec4i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(4294967276u, 4294967277u, 4294967278u, 4294967279u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  result = vec4u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(4u, 4u, 5u, 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4f(4.5f, 4.78125f, 5.625f, 7.03125f);
  result = vec4u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(4u, 4u, 5u, 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4h(4.5h, 4.78h, 5.625h, 7.03h);
  result = vec4u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec4<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u, 0u, 1u, 0u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec4<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4<bool>(true, false, true, false);
  result = vec4u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(-20.0f, -19.0f, -18.0f, -17.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  result = vec4f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(20.0f, 21.0f, 22.0f, 23.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  result = vec4f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(4.5f, 4.78125f, 5.625f, 7.03125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4h(4.5h, 4.78h, 5.625h, 7.03h);
  result = vec4f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec4<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(1.0f, 0.0f, 1.0f, 0.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec4<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4<bool>(true, false, true, false);
  result = vec4f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec4<i32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(-20.0h, -19.0h, -18.0h, -17.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec4<i32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  result = vec4h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec4<u32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(20.0h, 21.0h, 22.0h, 23.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec4<u32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  result = vec4h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec4<f32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(4.5h, 4.78h, 5.625h, 7.03h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec4<f32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4f(4.5f, 4.78125f, 5.625f, 7.03125f);
  result = vec4h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec4<bool>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(1.0h, 0.0h, 1.0h, 0.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec4<bool>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4<bool>(true, false, true, false);
  result = vec4h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4/none
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/none
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/none
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/none
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/none
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/none
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec4<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-20i, -19i, -18i, -17i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec4<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = vec4i(-20i, -19i, -18i, -17i);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec4<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(20u, 21u, 22u, 23u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec4<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4u(20u, 21u, 22u, 23u);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec4<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec4<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = vec4f(0.5f, 0.53125f, 0.625f, 0.78125f);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec4<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec4<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = vec4h(0.5h, 0.5312h, 0.625h, 0.7812h);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec4<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u, 0u, 1u, 0u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec4<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = vec4<bool>(true, false, true, false);
  result = vec4u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-20i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e = -20i;
  result = vec4i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32/override
override e: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(20u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = 20u;
  result = vec4u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32/override
override e: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e = 0.5f;
  result = vec4f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32/override
override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e = 0.5h;
  result = vec4h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16/override
enable f16;

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e = true;
  result = vec4u(vec4<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool/override
override e: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(vec4<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32,i32,i32,i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-20i, 3i, 7i, 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32,i32,i32,i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e1 = -20i;
  var e2 = 3i;
  var e3 = 7i;
  var e4 = 9i;
  result = vec4i(e1, e2, e3, e4);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32,i32,i32,i32/override
override e1: i32 = -20i;
override e2: i32 = 3i;
override e3: i32 = 7i;
override e4: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(e1, e2, e3, e4);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32,u32,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(20u, 3u, 7u, 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32,u32,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = 20u;
  var e2 = 3u;
  var e3 = 7u;
  var e4 = 9u;
  result = vec4u(e1, e2, e3, e4);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32,u32,u32,u32/override
override e1: u32 = 20u;
override e2: u32 = 3u;
override e3: u32 = 7u;
override e4: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(e1, e2, e3, e4);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32,f32,f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f, 0.25f, 0.75f, 3.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32,f32,f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = 0.5f;
  var e2 = 0.25f;
  var e3 = 0.75f;
  var e4 = 3.0f;
  result = vec4f(e1, e2, e3, e4);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32,f32,f32,f32/override
override e1: f32 = 0.5f;
override e2: f32 = 0.25f;
override e3: f32 = 0.75f;
override e4: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(e1, e2, e3, e4);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16,f16,f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h, 0.25h, 0.75h, 3.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16,f16,f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = 0.5h;
  var e2 = 0.25h;
  var e3 = 0.75h;
  var e4 = 3.0h;
  result = vec4h(e1, e2, e3, e4);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16,f16,f16,f16/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.25h;
override e3: f16 = 0.75h;
override e4: f16 = 3.0h;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(e1, e2, e3, e4);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool,bool,bool,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u, 0u, 1u, 0u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool,bool,bool,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = true;
  var e2 = false;
  var e3 = true;
  var e4 = false;
  result = vec4u(vec4<bool>(e1, e2, e3, e4));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool,bool,bool,bool/override
override e1: bool = true;
override e2: bool = false;
override e3: bool = true;
override e4: bool = false;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(vec4<bool>(e1, e2, e3, e4));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32,vec2<i32>,i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-20i, 3i, 4i, 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32,vec2<i32>,i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e1 = -20i;
  var v1 = vec2i(3i, 4i);
  var e2 = 7i;
  result = vec4i(e1, v1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32,vec2<i32>,i32/override
override e1: i32 = -20i;
override e2: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(e1, vec2i(3i, 4i), e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32,vec2<u32>,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(20u, 3u, 4u, 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32,vec2<u32>,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = 20u;
  var v1 = vec2u(3u, 4u);
  var e2 = 7u;
  result = vec4u(e1, v1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32,vec2<u32>,u32/override
override e1: u32 = 20u;
override e2: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(e1, vec2u(3u, 4u), e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32,vec2<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f, 0.25f, 0.265625f, 0.75f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32,vec2<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = 0.5f;
  var v1 = vec2f(0.25f, 0.265625f);
  var e2 = 0.75f;
  result = vec4f(e1, v1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32,vec2<f32>,f32/override
override e1: f32 = 0.5f;
override e2: f32 = 0.75f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(e1, vec2f(0.25f, 0.265625f), e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16,vec2<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h, 0.25h, 0.2656h, 0.75h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16,vec2<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = 0.5h;
  var v1 = vec2h(0.25h, 0.2656h);
  var e2 = 0.75h;
  result = vec4h(e1, v1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16,vec2<f16>,f16/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.75h;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(e1, vec2h(0.25h, 0.2656h), e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool,vec2<bool>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u, 0u, 1u, 1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool,vec2<bool>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = true;
  var v1 = vec2<bool>(false, true);
  var e2 = true;
  result = vec4u(vec4<bool>(e1, v1, e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool,vec2<bool>,bool/override
override e1: bool = true;
override e2: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(vec4<bool>(e1, vec2<bool>(false, true), e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32,i32,vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-20i, 3i, 7i, 8i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32,i32,vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e1 = -20i;
  var e2 = 3i;
  var v1 = vec2i(7i, 8i);
  result = vec4i(e1, e2, v1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32,i32,vec2<i32>/override
override e1: i32 = -20i;
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(e1, e2, vec2i(7i, 8i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32,u32,vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(20u, 3u, 7u, 8u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32,u32,vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = 20u;
  var e2 = 3u;
  var v1 = vec2u(7u, 8u);
  result = vec4u(e1, e2, v1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32,u32,vec2<u32>/override
override e1: u32 = 20u;
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(e1, e2, vec2u(7u, 8u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32,f32,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f, 0.25f, 0.75f, 0.796875f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32,f32,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = 0.5f;
  var e2 = 0.25f;
  var v1 = vec2f(0.75f, 0.796875f);
  result = vec4f(e1, e2, v1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32,f32,vec2<f32>/override
override e1: f32 = 0.5f;
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(e1, e2, vec2f(0.75f, 0.796875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16,f16,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h, 0.25h, 0.75h, 0.797h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16,f16,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = 0.5h;
  var e2 = 0.25h;
  var v1 = vec2h(0.75h, 0.797h);
  result = vec4h(e1, e2, v1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16,f16,vec2<f16>/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(e1, e2, vec2h(0.75h, 0.797h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool,bool,vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u, 0u, 1u, 0u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool,bool,vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = true;
  var e2 = false;
  var v1 = vec2<bool>(true, false);
  result = vec4u(vec4<bool>(e1, e2, v1));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool,bool,vec2<bool>/override
override e1: bool = true;
override e2: bool = false;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(vec4<bool>(e1, e2, vec2<bool>(true, false)));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec2<i32>,vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-20i, -19i, 3i, 4i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec2<i32>,vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var v1 = vec2i(-20i, -19i);
  var v2 = vec2i(3i, 4i);
  result = vec4i(v1, v2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec2<u32>,vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(20u, 21u, 3u, 4u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec2<u32>,vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var v1 = vec2u(20u, 21u);
  var v2 = vec2u(3u, 4u);
  result = vec4u(v1, v2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec2<f32>,vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f, 0.53125f, 0.25f, 0.265625f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec2<f32>,vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var v1 = vec2f(0.5f, 0.53125f);
  var v2 = vec2f(0.25f, 0.265625f);
  result = vec4f(v1, v2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec2<f16>,vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h, 0.5312h, 0.25h, 0.2656h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec2<f16>,vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var v1 = vec2h(0.5h, 0.5312h);
  var v2 = vec2h(0.25h, 0.2656h);
  result = vec4h(v1, v2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec2<bool>,vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u, 0u, 0u, 1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec2<bool>,vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var v1 = vec2<bool>(true, false);
  var v2 = vec2<bool>(false, true);
  result = vec4u(vec4<bool>(v1, v2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec2<i32>,i32,i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-20i, -19i, 3i, 7i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec2<i32>,i32,i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var v1 = vec2i(-20i, -19i);
  var e1 = 3i;
  var e2 = 7i;
  result = vec4i(v1, e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec2<i32>,i32,i32/override
override e1: i32 = 3i;
override e2: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(vec2i(-20i, -19i), e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec2<u32>,u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(20u, 21u, 3u, 7u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec2<u32>,u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var v1 = vec2u(20u, 21u);
  var e1 = 3u;
  var e2 = 7u;
  result = vec4u(v1, e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec2<u32>,u32,u32/override
override e1: u32 = 3u;
override e2: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(vec2u(20u, 21u), e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec2<f32>,f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f, 0.53125f, 0.25f, 0.75f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec2<f32>,f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var v1 = vec2f(0.5f, 0.53125f);
  var e1 = 0.25f;
  var e2 = 0.75f;
  result = vec4f(v1, e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec2<f32>,f32,f32/override
override e1: f32 = 0.25f;
override e2: f32 = 0.75f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(vec2f(0.5f, 0.53125f), e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec2<f16>,f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h, 0.5312h, 0.25h, 0.75h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec2<f16>,f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var v1 = vec2h(0.5h, 0.5312h);
  var e1 = 0.25h;
  var e2 = 0.75h;
  result = vec4h(v1, e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec2<f16>,f16,f16/override
enable f16;

override e1: f16 = 0.25h;
override e2: f16 = 0.75h;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(vec2h(0.5h, 0.5312h), e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec2<bool>,bool,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u, 0u, 0u, 1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec2<bool>,bool,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var v1 = vec2<bool>(true, false);
  var e1 = false;
  var e2 = true;
  result = vec4u(vec4<bool>(v1, e1, e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec2<bool>,bool,bool/override
override e1: bool = false;
override e2: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(vec4<bool>(vec2<bool>(true, false), e1, e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec3<i32>,i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-20i, -19i, -18i, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec3<i32>,i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var v1 = vec3i(-20i, -19i, -18i);
  var e1 = 3i;
  result = vec4i(v1, e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/vec3<i32>,i32/override
override e1: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(vec3i(-20i, -19i, -18i), e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec3<u32>,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(20u, 21u, 22u, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec3<u32>,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var v1 = vec3u(20u, 21u, 22u);
  var e1 = 3u;
  result = vec4u(v1, e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/vec3<u32>,u32/override
override e1: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(vec3u(20u, 21u, 22u), e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec3<f32>,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f, 0.53125f, 0.625f, 0.25f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec3<f32>,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var v1 = vec3f(0.5f, 0.53125f, 0.625f);
  var e1 = 0.25f;
  result = vec4f(v1, e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/vec3<f32>,f32/override
override e1: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(vec3f(0.5f, 0.53125f, 0.625f), e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec3<f16>,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h, 0.5312h, 0.625h, 0.25h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec3<f16>,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var v1 = vec3h(0.5h, 0.5312h, 0.625h);
  var e1 = 0.25h;
  result = vec4h(v1, e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/vec3<f16>,f16/override
enable f16;

override e1: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(vec3h(0.5h, 0.5312h, 0.625h), e1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec3<bool>,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u, 0u, 1u, 0u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec3<bool>,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var v1 = vec3<bool>(true, false, true);
  var e1 = false;
  result = vec4u(vec4<bool>(v1, e1));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/vec3<bool>,bool/override
override e1: bool = false;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(vec4<bool>(vec3<bool>(true, false, true), e1));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32,vec3<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(-20i, 3i, 4i, 5i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32,vec3<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var e1 = -20i;
  var v1 = vec3i(3i, 4i, 5i);
  result = vec4i(e1, v1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<i32>/i32,vec3<i32>/override
override e1: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = vec4i(e1, vec3i(3i, 4i, 5i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32,vec3<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(20u, 3u, 4u, 5u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32,vec3<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = 20u;
  var v1 = vec3u(3u, 4u, 5u);
  result = vec4u(e1, v1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<u32>/u32,vec3<u32>/override
override e1: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(e1, vec3u(3u, 4u, 5u));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32,vec3<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(0.5f, 0.25f, 0.265625f, 0.3125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32,vec3<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var e1 = 0.5f;
  var v1 = vec3f(0.25f, 0.265625f, 0.3125f);
  result = vec4f(e1, v1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f32>/f32,vec3<f32>/override
override e1: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = vec4f(e1, vec3f(0.25f, 0.265625f, 0.3125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16,vec3<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(0.5h, 0.25h, 0.2656h, 0.3125h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16,vec3<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  var e1 = 0.5h;
  var v1 = vec3h(0.25h, 0.2656h, 0.3125h);
  result = vec4h(e1, v1);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<f16>/f16,vec3<f16>/override
enable f16;

override e1: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: vec4h;

fn test() {
  result = vec4h(e1, vec3h(0.25h, 0.2656h, 0.3125h));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool,vec3<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(1u, 0u, 1u, 0u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool,vec3<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var e1 = true;
  var v1 = vec3<bool>(false, true, false);
  result = vec4u(vec4<bool>(e1, v1));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec4<bool>/bool,vec3<bool>/override
override e1: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = vec4u(vec4<bool>(e1, vec3<bool>(false, true, false)));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
