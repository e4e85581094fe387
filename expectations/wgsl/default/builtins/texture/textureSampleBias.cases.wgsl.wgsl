//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec2f(0.75f, 0.796875f), 3.0f);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var bias = 3.0f;
  result = textureSampleBias(t, s, coords, bias);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/override
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
override bias: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec2f(0.75f, 0.796875f), bias);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec2f(0.75f, 0.796875f), 3.0f, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var bias = 3.0f;
  result = textureSampleBias(t, s, coords, bias, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/override
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
override bias: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec2f(0.75f, 0.796875f), bias, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec2f(0.75f, 0.796875f), 9i, 4.0f);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  var bias = 4.0f;
  result = textureSampleBias(t, s, coords, array_index, bias);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
override bias: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec2f(0.75f, 0.796875f), array_index, bias);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec2f(0.75f, 0.796875f), 9u, 4.0f);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  var bias = 4.0f;
  result = textureSampleBias(t, s, coords, array_index, bias);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
override bias: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec2f(0.75f, 0.796875f), array_index, bias);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec2f(0.75f, 0.796875f), 9i, 4.0f, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  var bias = 4.0f;
  result = textureSampleBias(t, s, coords, array_index, bias, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
override bias: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec2f(0.75f, 0.796875f), array_index, bias, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec2f(0.75f, 0.796875f), 9u, 4.0f, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  var bias = 4.0f;
  result = textureSampleBias(t, s, coords, array_index, bias, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
override bias: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec2f(0.75f, 0.796875f), array_index, bias, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/literal
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 3.0f);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var bias = 3.0f;
  result = textureSampleBias(t, s, coords, bias);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/override
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
override bias: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec3f(0.75f, 0.796875f, 0.9375f), bias);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/literal
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 3.0f, vec3i(-7i, -6i, -5i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var bias = 3.0f;
  result = textureSampleBias(t, s, coords, bias, vec3i(-7i, -6i, -5i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/override
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
override bias: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec3f(0.75f, 0.796875f, 0.9375f), bias, vec3i(-7i, -6i, -5i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/literal
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 3.0f);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/variable
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var bias = 3.0f;
  result = textureSampleBias(t, s, coords, bias);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/override
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(2) var s: sampler;
override bias: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec3f(0.75f, 0.796875f, 0.9375f), bias);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/literal
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9i, 4.0f);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/variable
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9i;
  var bias = 4.0f;
  result = textureSampleBias(t, s, coords, array_index, bias);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/override
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
override bias: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index, bias);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/literal
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9u, 4.0f);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/variable
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9u;
  var bias = 4.0f;
  result = textureSampleBias(t, s, coords, array_index, bias);
}

@fragment
fn main() {
  test();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/override
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
override bias: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleBias(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index, bias);
}

@fragment
fn main() {
  test();
}
