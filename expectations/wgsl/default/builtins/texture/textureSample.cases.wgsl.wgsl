//# case textureSample/texture_1d<f32>,sampler,f32/literal
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, 0.75f);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_1d<f32>,sampler,f32/variable
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = 0.75f;
  result = textureSample(t, s, coords);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_1d<f32>,sampler,f32/override
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(2) var s: sampler;
override coords: f32 = 0.75f;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, coords);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  result = textureSample(t, s, coords);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  result = textureSample(t, s, coords, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), 9i);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  result = textureSample(t, s, coords, array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), 9u);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  result = textureSample(t, s, coords, array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), 9i, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  result = textureSample(t, s, coords, array_index, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), array_index, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), 9u, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  result = textureSample(t, s, coords, array_index, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), array_index, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>/literal
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec3f(0.75f, 0.796875f, 0.9375f));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  result = textureSample(t, s, coords);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>,vec3<i32>/literal
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec3f(0.75f, 0.796875f, 0.9375f), vec3i(-7i, -6i, -5i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>,vec3<i32>/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  result = textureSample(t, s, coords, vec3i(-7i, -6i, -5i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_cube<f32>,sampler,vec3<f32>/literal
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec3f(0.75f, 0.796875f, 0.9375f));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_cube<f32>,sampler,vec3<f32>/variable
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  result = textureSample(t, s, coords);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,i32/literal
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9i);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,i32/variable
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9i;
  result = textureSample(t, s, coords, array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,i32/override
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,u32/literal
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9u);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,u32/variable
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9u;
  result = textureSample(t, s, coords, array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,u32/override
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSample(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d,sampler,vec2<f32>/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d,sampler,vec2<f32>/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  result = textureSample(t, s, coords);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  result = textureSample(t, s, coords, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), 9i);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  result = textureSample(t, s, coords, array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), 9u);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  result = textureSample(t, s, coords, array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), 9i, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  result = textureSample(t, s, coords, array_index, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), array_index, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), 9u, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  result = textureSample(t, s, coords, array_index, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/override
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec2f(0.75f, 0.796875f), array_index, vec2i(-7i, -6i));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_cube,sampler,vec3<f32>/literal
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec3f(0.75f, 0.796875f, 0.9375f));
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_cube,sampler,vec3<f32>/variable
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  result = textureSample(t, s, coords);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,i32/literal
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9i);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,i32/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9i;
  result = textureSample(t, s, coords, array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,i32/override
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,u32/literal
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9u);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,u32/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9u;
  result = textureSample(t, s, coords, array_index);
}

@fragment
fn main() {
  test();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,u32/override
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = textureSample(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index);
}

@fragment
fn main() {
  test();
}
