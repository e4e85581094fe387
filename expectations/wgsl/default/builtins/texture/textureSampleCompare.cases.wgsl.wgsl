//# case textureSampleCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec2f(0.75f, 0.796875f), 3.0f);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var depth_ref = 3.0f;
  result = textureSampleCompare(t, s, coords, depth_ref);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32/override
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler_comparison;
override depth_ref: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec2f(0.75f, 0.796875f), depth_ref);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec2f(0.75f, 0.796875f), 3.0f, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var depth_ref = 3.0f;
  result = textureSampleCompare(t, s, coords, depth_ref, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/override
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler_comparison;
override depth_ref: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec2f(0.75f, 0.796875f), depth_ref, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec2f(0.75f, 0.796875f), 9i, 4.0f);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  var depth_ref = 4.0f;
  result = textureSampleCompare(t, s, coords, array_index, depth_ref);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler_comparison;
override array_index: i32 = 9i;
override depth_ref: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec2f(0.75f, 0.796875f), array_index, depth_ref);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec2f(0.75f, 0.796875f), 9u, 4.0f);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  var depth_ref = 4.0f;
  result = textureSampleCompare(t, s, coords, array_index, depth_ref);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler_comparison;
override array_index: u32 = 9u;
override depth_ref: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec2f(0.75f, 0.796875f), array_index, depth_ref);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec2f(0.75f, 0.796875f), 9i, 4.0f, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  var depth_ref = 4.0f;
  result = textureSampleCompare(t, s, coords, array_index, depth_ref, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler_comparison;
override array_index: i32 = 9i;
override depth_ref: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec2f(0.75f, 0.796875f), array_index, depth_ref, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec2f(0.75f, 0.796875f), 9u, 4.0f, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  var depth_ref = 4.0f;
  result = textureSampleCompare(t, s, coords, array_index, depth_ref, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler_comparison;
override array_index: u32 = 9u;
override depth_ref: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec2f(0.75f, 0.796875f), array_index, depth_ref, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_cube,sampler_comparison,vec3<f32>,f32/literal
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 3.0f);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_cube,sampler_comparison,vec3<f32>,f32/variable
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var depth_ref = 3.0f;
  result = textureSampleCompare(t, s, coords, depth_ref);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_cube,sampler_comparison,vec3<f32>,f32/override
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(2) var s: sampler_comparison;
override depth_ref: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec3f(0.75f, 0.796875f, 0.9375f), depth_ref);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/literal
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9i, 4.0f);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9i;
  var depth_ref = 4.0f;
  result = textureSampleCompare(t, s, coords, array_index, depth_ref);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/override
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler_comparison;
override array_index: i32 = 9i;
override depth_ref: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index, depth_ref);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/literal
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9u, 4.0f);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler_comparison;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9u;
  var depth_ref = 4.0f;
  result = textureSampleCompare(t, s, coords, array_index, depth_ref);
}

@fragment
fn main() {
  test();
}
//# case textureSampleCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/override
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler_comparison;
override array_index: u32 = 9u;
override depth_ref: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleCompare(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index, depth_ref);
}

@fragment
fn main() {
  test();
}
