//# case textureSampleLevel/texture_1d<f32>,sampler,f32,f32/literal
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, 0.75f, 3.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_1d<f32>,sampler,f32,f32/variable
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = 0.75f;
  var level = 3.0f;
  result = textureSampleLevel(t, s, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_1d<f32>,sampler,f32,f32/override
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(2) var s: sampler;
override coords: f32 = 0.75f;
override level: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 3.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var level = 3.0f;
  result = textureSampleLevel(t, s, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32/override
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
override level: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 3.0f, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var level = 3.0f;
  result = textureSampleLevel(t, s, coords, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/override
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
override level: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9i, 4.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  var level = 4.0f;
  result = textureSampleLevel(t, s, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
override level: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9u, 4.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  var level = 4.0f;
  result = textureSampleLevel(t, s, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
override level: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9i, 4.0f, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  var level = 4.0f;
  result = textureSampleLevel(t, s, coords, array_index, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
override level: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), array_index, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9u, 4.0f, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  var level = 4.0f;
  result = textureSampleLevel(t, s, coords, array_index, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
override level: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), array_index, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32/literal
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 3.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var level = 3.0f;
  result = textureSampleLevel(t, s, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32/override
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
override level: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/literal
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 3.0f, vec3i(-7i, -6i, -5i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var level = 3.0f;
  result = textureSampleLevel(t, s, coords, level, vec3i(-7i, -6i, -5i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/override
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
override level: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), level, vec3i(-7i, -6i, -5i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_cube<f32>,sampler,vec3<f32>,f32/literal
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 3.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_cube<f32>,sampler,vec3<f32>,f32/variable
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var level = 3.0f;
  result = textureSampleLevel(t, s, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_cube<f32>,sampler,vec3<f32>,f32/override
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(2) var s: sampler;
override level: f32 = 3.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/literal
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9i, 4.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/variable
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9i;
  var level = 4.0f;
  result = textureSampleLevel(t, s, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/override
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
override level: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/literal
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9u, 4.0f);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/variable
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9u;
  var level = 4.0f;
  result = textureSampleLevel(t, s, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/override
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
override level: f32 = 4.0f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var level = 9i;
  result = textureSampleLevel(t, s, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32/override
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var level = 9u;
  result = textureSampleLevel(t, s, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32/override
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9i, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var level = 9i;
  result = textureSampleLevel(t, s, coords, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32,vec2<i32>/override
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9u, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var level = 9u;
  result = textureSampleLevel(t, s, coords, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32,vec2<i32>/override
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9i, 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  var level = 14i;
  result = textureSampleLevel(t, s, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
override level: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9i, 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  var level = 14u;
  result = textureSampleLevel(t, s, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
override level: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9u, 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  var level = 14i;
  result = textureSampleLevel(t, s, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
override level: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9u, 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  var level = 14u;
  result = textureSampleLevel(t, s, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
override level: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9i, 14i, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  var level = 14i;
  result = textureSampleLevel(t, s, coords, array_index, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32,vec2<i32>/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
override level: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), array_index, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9i, 14u, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  var level = 14u;
  result = textureSampleLevel(t, s, coords, array_index, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32,vec2<i32>/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
override level: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), array_index, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9u, 14i, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  var level = 14i;
  result = textureSampleLevel(t, s, coords, array_index, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32,vec2<i32>/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
override level: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), array_index, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), 9u, 14u, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  var level = 14u;
  result = textureSampleLevel(t, s, coords, array_index, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32,vec2<i32>/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
override level: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec2f(0.75f, 0.796875f), array_index, level, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,i32/literal
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,i32/variable
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var level = 9i;
  result = textureSampleLevel(t, s, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,i32/override
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(2) var s: sampler;
override level: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,u32/literal
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,u32/variable
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var level = 9u;
  result = textureSampleLevel(t, s, coords, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,u32/override
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(2) var s: sampler;
override level: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,i32/literal
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9i, 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,i32/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9i;
  var level = 14i;
  result = textureSampleLevel(t, s, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,i32/override
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
override level: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,u32/literal
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9i, 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,u32/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9i;
  var level = 14u;
  result = textureSampleLevel(t, s, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,u32/override
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
override level: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,i32/literal
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9u, 14i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,i32/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9u;
  var level = 14i;
  result = textureSampleLevel(t, s, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,i32/override
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
override level: i32 = 14i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,u32/literal
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9u, 14u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,u32/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9u;
  var level = 14u;
  result = textureSampleLevel(t, s, coords, array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,u32/override
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
override level: u32 = 14u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSampleLevel(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
