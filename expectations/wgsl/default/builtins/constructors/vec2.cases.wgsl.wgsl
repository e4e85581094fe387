//# case vec2<bool>/vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2i(-20i, -19i);
  result = vec2u(vec2<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  result = vec2u(vec2<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2f(4.5f, 4.78125f);
  result = vec2u(vec2<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2h(4.5h, 4.78h);
  result = vec2u(vec2<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(20i, 21i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2u(20u, 21u);
  result = vec2i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(4i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2f(4.5f, 4.78125f);
  result = vec2i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(4i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2h(4.5h, 4.78h);
  result = vec2i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(1i, 0i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2<bool>(true, false);
  result = vec2i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(4294967276u, 4294967277u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2i(-20i, -19i);
  result = vec2u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(4u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2f(4.5f, 4.78125f);
  result = vec2u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(4u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2h(4.5h, 4.78h);
  result = vec2u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(1u, 0u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2<bool>(true, false);
  result = vec2u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(-20.0f, -19.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2i(-20i, -19i);
  result = vec2f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(20.0f, 21.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2u(20u, 21u);
  result = vec2f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(4.5f, 4.78125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2h(4.5h, 4.78h);
  result = vec2f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(1.0f, 0.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2<bool>(true, false);
  result = vec2f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/vec2<i32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(-20.0h, -19.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/vec2<i32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2i(-20i, -19i);
  result = vec2h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/vec2<u32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(20.0h, 21.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/vec2<u32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2u(20u, 21u);
  result = vec2h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/vec2<f32>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(4.5h, 4.78h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/vec2<f32>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2f(4.5f, 4.78125f);
  result = vec2h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/vec2<bool>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(1.0h, 0.0h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/vec2<bool>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2<bool>(true, false);
  result = vec2h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2/none
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/none
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/none
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/none
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/none
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/none
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u();
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/vec2<i32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-20i, -19i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/vec2<i32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = vec2i(-20i, -19i);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/vec2<u32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(20u, 21u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/vec2<u32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2u(20u, 21u);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/vec2<f32>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.5f, 0.53125f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/vec2<f32>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = vec2f(0.5f, 0.53125f);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/vec2<f16>/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.5h, 0.5312h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/vec2<f16>/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = vec2h(0.5h, 0.5312h);
  result = e;
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/vec2<bool>/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(1u, 0u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/vec2<bool>/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = vec2<bool>(true, false);
  result = vec2u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-20i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e = -20i;
  result = vec2i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/i32/override
override e: i32 = -20i;
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(20u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = 20u;
  result = vec2u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/u32/override
override e: u32 = 20u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.5f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e = 0.5f;
  result = vec2f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/f32/override
override e: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.5h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e = 0.5h;
  result = vec2h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/f16/override
enable f16;

override e: f16 = 0.5h;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(e);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(1u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e = true;
  result = vec2u(vec2<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/bool/override
override e: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(vec2<bool>(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/i32,i32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(-20i, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/i32,i32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  var e1 = -20i;
  var e2 = 3i;
  result = vec2i(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<i32>/i32,i32/override
override e1: i32 = -20i;
override e2: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2i;

fn test() {
  result = vec2i(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/u32,u32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(20u, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/u32,u32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = 20u;
  var e2 = 3u;
  result = vec2u(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<u32>/u32,u32/override
override e1: u32 = 20u;
override e2: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/f32,f32/literal
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(0.5f, 0.25f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/f32,f32/variable
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  var e1 = 0.5f;
  var e2 = 0.25f;
  result = vec2f(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f32>/f32,f32/override
override e1: f32 = 0.5f;
override e2: f32 = 0.25f;
@group(0) @binding(0) var<storage, read_write> result: vec2f;

fn test() {
  result = vec2f(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/f16,f16/literal
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(0.5h, 0.25h);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/f16,f16/variable
enable f16;

@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  var e1 = 0.5h;
  var e2 = 0.25h;
  result = vec2h(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<f16>/f16,f16/override
enable f16;

override e1: f16 = 0.5h;
override e2: f16 = 0.25h;
@group(0) @binding(0) var<storage, read_write> result: vec2h;

fn test() {
  result = vec2h(e1, e2);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/bool,bool/literal
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(1u, 0u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/bool,bool/variable
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var e1 = true;
  var e2 = false;
  result = vec2u(vec2<bool>(e1, e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case vec2<bool>/bool,bool/override
override e1: bool = true;
override e2: bool = false;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = vec2u(vec2<bool>(e1, e2));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
