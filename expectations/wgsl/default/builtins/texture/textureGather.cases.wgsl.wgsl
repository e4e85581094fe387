//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>/literal
@group(0) @binding(2) var t: texture_2d<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>/variable
@group(0) @binding(2) var t: texture_2d<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  result = textureGather(1i, t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>/literal
@group(0) @binding(2) var t: texture_2d<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>/variable
@group(0) @binding(2) var t: texture_2d<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  result = textureGather(1i, t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>/literal
@group(0) @binding(2) var t: texture_2d<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>/variable
@group(0) @binding(2) var t: texture_2d<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  result = textureGather(1i, t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>/literal
@group(0) @binding(2) var t: texture_2d<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>/variable
@group(0) @binding(2) var t: texture_2d<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  result = textureGather(1u, t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>/literal
@group(0) @binding(2) var t: texture_2d<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>/variable
@group(0) @binding(2) var t: texture_2d<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  result = textureGather(1u, t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>/literal
@group(0) @binding(2) var t: texture_2d<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>/variable
@group(0) @binding(2) var t: texture_2d<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  result = textureGather(1u, t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  result = textureGather(1i, t, s, coords, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  result = textureGather(1i, t, s, coords, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  result = textureGather(1i, t, s, coords, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  result = textureGather(1u, t, s, coords, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  result = textureGather(1u, t, s, coords, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  result = textureGather(1u, t, s, coords, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32/literal
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32/variable
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14i;
  result = textureGather(1i, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32/override
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32/literal
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32/variable
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14u;
  result = textureGather(1i, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32/override
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32/literal
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32/variable
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14i;
  result = textureGather(1i, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32/override
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32/literal
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32/variable
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14u;
  result = textureGather(1i, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32/override
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32/literal
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32/variable
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14i;
  result = textureGather(1i, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32/override
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32/literal
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32/variable
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14u;
  result = textureGather(1i, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32/override
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32/literal
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32/variable
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14i;
  result = textureGather(1u, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32/override
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32/literal
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32/variable
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14u;
  result = textureGather(1u, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32/override
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32/literal
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32/variable
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14i;
  result = textureGather(1u, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32/override
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32/literal
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32/variable
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14u;
  result = textureGather(1u, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32/override
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32/literal
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32/variable
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14i;
  result = textureGather(1u, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32/override
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32/literal
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32/variable
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14u;
  result = textureGather(1u, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32/override
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), 14i, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14i;
  result = textureGather(1i, t, s, coords, array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/override
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), 14u, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14u;
  result = textureGather(1i, t, s, coords, array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/override
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), 14i, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14i;
  result = textureGather(1i, t, s, coords, array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/override
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), 14u, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14u;
  result = textureGather(1i, t, s, coords, array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/override
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), 14i, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14i;
  result = textureGather(1i, t, s, coords, array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/override
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), 14u, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14u;
  result = textureGather(1i, t, s, coords, array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/override
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec2f(3.0f, 3.1875f), array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), 14i, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14i;
  result = textureGather(1u, t, s, coords, array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/override
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), 14u, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14u;
  result = textureGather(1u, t, s, coords, array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/override
@group(0) @binding(2) var t: texture_2d_array<i32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), 14i, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14i;
  result = textureGather(1u, t, s, coords, array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/override
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), 14u, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14u;
  result = textureGather(1u, t, s, coords, array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/override
@group(0) @binding(2) var t: texture_2d_array<u32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), 14i, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14i;
  result = textureGather(1u, t, s, coords, array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/override
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/literal
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), 14u, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/variable
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(3.0f, 3.1875f);
  var array_index = 14u;
  result = textureGather(1u, t, s, coords, array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/override
@group(0) @binding(2) var t: texture_2d_array<f32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec2f(3.0f, 3.1875f), array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube<i32>,sampler,vec3<f32>/literal
@group(0) @binding(2) var t: texture_cube<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube<i32>,sampler,vec3<f32>/variable
@group(0) @binding(2) var t: texture_cube<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  result = textureGather(1i, t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube<u32>,sampler,vec3<f32>/literal
@group(0) @binding(2) var t: texture_cube<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube<u32>,sampler,vec3<f32>/variable
@group(0) @binding(2) var t: texture_cube<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  result = textureGather(1i, t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube<f32>,sampler,vec3<f32>/literal
@group(0) @binding(2) var t: texture_cube<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube<f32>,sampler,vec3<f32>/variable
@group(0) @binding(2) var t: texture_cube<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  result = textureGather(1i, t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube<i32>,sampler,vec3<f32>/literal
@group(0) @binding(2) var t: texture_cube<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube<i32>,sampler,vec3<f32>/variable
@group(0) @binding(2) var t: texture_cube<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  result = textureGather(1u, t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube<u32>,sampler,vec3<f32>/literal
@group(0) @binding(2) var t: texture_cube<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube<u32>,sampler,vec3<f32>/variable
@group(0) @binding(2) var t: texture_cube<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  result = textureGather(1u, t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube<f32>,sampler,vec3<f32>/literal
@group(0) @binding(2) var t: texture_cube<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube<f32>,sampler,vec3<f32>/variable
@group(0) @binding(2) var t: texture_cube<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  result = textureGather(1u, t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,i32/literal
@group(0) @binding(2) var t: texture_cube_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f), 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,i32/variable
@group(0) @binding(2) var t: texture_cube_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  var array_index = 14i;
  result = textureGather(1i, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,i32/override
@group(0) @binding(2) var t: texture_cube_array<i32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,u32/literal
@group(0) @binding(2) var t: texture_cube_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f), 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,u32/variable
@group(0) @binding(2) var t: texture_cube_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  var array_index = 14u;
  result = textureGather(1i, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,u32/override
@group(0) @binding(2) var t: texture_cube_array<i32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,i32/literal
@group(0) @binding(2) var t: texture_cube_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f), 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,i32/variable
@group(0) @binding(2) var t: texture_cube_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  var array_index = 14i;
  result = textureGather(1i, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,i32/override
@group(0) @binding(2) var t: texture_cube_array<u32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,u32/literal
@group(0) @binding(2) var t: texture_cube_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f), 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,u32/variable
@group(0) @binding(2) var t: texture_cube_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  var array_index = 14u;
  result = textureGather(1i, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,u32/override
@group(0) @binding(2) var t: texture_cube_array<u32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,i32/literal
@group(0) @binding(2) var t: texture_cube_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f), 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,i32/variable
@group(0) @binding(2) var t: texture_cube_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  var array_index = 14i;
  result = textureGather(1i, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,i32/override
@group(0) @binding(2) var t: texture_cube_array<f32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,u32/literal
@group(0) @binding(2) var t: texture_cube_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f), 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,u32/variable
@group(0) @binding(2) var t: texture_cube_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  var array_index = 14u;
  result = textureGather(1i, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,u32/override
@group(0) @binding(2) var t: texture_cube_array<f32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1i, t, s, vec3f(3.0f, 3.1875f, 3.75f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,i32/literal
@group(0) @binding(2) var t: texture_cube_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f), 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,i32/variable
@group(0) @binding(2) var t: texture_cube_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  var array_index = 14i;
  result = textureGather(1u, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,i32/override
@group(0) @binding(2) var t: texture_cube_array<i32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,u32/literal
@group(0) @binding(2) var t: texture_cube_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f), 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,u32/variable
@group(0) @binding(2) var t: texture_cube_array<i32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  var array_index = 14u;
  result = textureGather(1u, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,u32/override
@group(0) @binding(2) var t: texture_cube_array<i32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4i;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,i32/literal
@group(0) @binding(2) var t: texture_cube_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f), 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,i32/variable
@group(0) @binding(2) var t: texture_cube_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  var array_index = 14i;
  result = textureGather(1u, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,i32/override
@group(0) @binding(2) var t: texture_cube_array<u32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,u32/literal
@group(0) @binding(2) var t: texture_cube_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f), 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,u32/variable
@group(0) @binding(2) var t: texture_cube_array<u32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  var array_index = 14u;
  result = textureGather(1u, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,u32/override
@group(0) @binding(2) var t: texture_cube_array<u32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,i32/literal
@group(0) @binding(2) var t: texture_cube_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f), 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,i32/variable
@group(0) @binding(2) var t: texture_cube_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  var array_index = 14i;
  result = textureGather(1u, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,i32/override
@group(0) @binding(2) var t: texture_cube_array<f32>;
@group(0) @binding(3) var s: sampler;
override array_index: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,u32/literal
@group(0) @binding(2) var t: texture_cube_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f), 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,u32/variable
@group(0) @binding(2) var t: texture_cube_array<f32>;
@group(0) @binding(3) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(3.0f, 3.1875f, 3.75f);
  var array_index = 14u;
  result = textureGather(1u, t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,u32/override
@group(0) @binding(2) var t: texture_cube_array<f32>;
@group(0) @binding(3) var s: sampler;
override array_index: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(1u, t, s, vec3f(3.0f, 3.1875f, 3.75f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d,sampler,vec2<f32>/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec2f(0.75f, 0.796875f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d,sampler,vec2<f32>/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  result = textureGather(t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec2f(0.75f, 0.796875f), vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  result = textureGather(t, s, coords, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec2f(0.75f, 0.796875f), 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  result = textureGather(t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec2f(0.75f, 0.796875f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec2f(0.75f, 0.796875f), 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  result = textureGather(t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec2f(0.75f, 0.796875f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec2f(0.75f, 0.796875f), 9i, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  result = textureGather(t, s, coords, array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec2f(0.75f, 0.796875f), array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec2f(0.75f, 0.796875f), 9u, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  result = textureGather(t, s, coords, array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec2f(0.75f, 0.796875f), array_index, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_cube,sampler,vec3<f32>/literal
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec3f(0.75f, 0.796875f, 0.9375f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_cube,sampler,vec3<f32>/variable
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  result = textureGather(t, s, coords);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,i32/literal
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,i32/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9i;
  result = textureGather(t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,i32/override
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,u32/literal
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,u32/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9u;
  result = textureGather(t, s, coords, array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,u32/override
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureGather(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
