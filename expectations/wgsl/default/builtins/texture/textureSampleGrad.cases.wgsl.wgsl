//# case textureSampleGrad/texture_2d<f32>,sampler,vec2<f32>,vec2<f32>,vec2<f32>/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec2f(0.75f, 0.796875f), vec2f(3.0f, 3.1875f), vec2f(4.0f, 4.25f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d<f32>,sampler,vec2<f32>,vec2<f32>,vec2<f32>/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var ddx = vec2f(3.0f, 3.1875f);
  var ddy = vec2f(4.0f, 4.25f);
  result = textureSampleGrad(t, s, coords, ddx, ddy);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d<f32>,sampler,vec2<f32>,vec2<f32>,vec2<f32>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec2f(0.75f, 0.796875f), vec2f(3.0f, 3.1875f), vec2f(4.0f, 4.25f), vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d<f32>,sampler,vec2<f32>,vec2<f32>,vec2<f32>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var ddx = vec2f(3.0f, 3.1875f);
  var ddy = vec2f(4.0f, 4.25f);
  result = textureSampleGrad(t, s, coords, ddx, ddy, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec2f(0.75f, 0.796875f), 9i, vec2f(4.0f, 4.25f), vec2f(5.0f, 5.3125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  var ddx = vec2f(4.0f, 4.25f);
  var ddy = vec2f(5.0f, 5.3125f);
  result = textureSampleGrad(t, s, coords, array_index, ddx, ddy);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec2f(0.75f, 0.796875f), array_index, vec2f(4.0f, 4.25f), vec2f(5.0f, 5.3125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec2f(0.75f, 0.796875f), 9u, vec2f(4.0f, 4.25f), vec2f(5.0f, 5.3125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  var ddx = vec2f(4.0f, 4.25f);
  var ddy = vec2f(5.0f, 5.3125f);
  result = textureSampleGrad(t, s, coords, array_index, ddx, ddy);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec2f(0.75f, 0.796875f), array_index, vec2f(4.0f, 4.25f), vec2f(5.0f, 5.3125f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec2f(0.75f, 0.796875f), 9i, vec2f(4.0f, 4.25f), vec2f(5.0f, 5.3125f), vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9i;
  var ddx = vec2f(4.0f, 4.25f);
  var ddy = vec2f(5.0f, 5.3125f);
  result = textureSampleGrad(t, s, coords, array_index, ddx, ddy, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>,vec2<i32>/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec2f(0.75f, 0.796875f), array_index, vec2f(4.0f, 4.25f), vec2f(5.0f, 5.3125f), vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>,vec2<i32>/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec2f(0.75f, 0.796875f), 9u, vec2f(4.0f, 4.25f), vec2f(5.0f, 5.3125f), vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>,vec2<i32>/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec2f(0.75f, 0.796875f);
  var array_index = 9u;
  var ddx = vec2f(4.0f, 4.25f);
  var ddy = vec2f(5.0f, 5.3125f);
  result = textureSampleGrad(t, s, coords, array_index, ddx, ddy, vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>,vec2<i32>/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec2f(0.75f, 0.796875f), array_index, vec2f(4.0f, 4.25f), vec2f(5.0f, 5.3125f), vec2i(-7i, -6i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_3d<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>/literal
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec3f(0.75f, 0.796875f, 0.9375f), vec3f(3.0f, 3.1875f, 3.75f), vec3f(4.0f, 4.25f, 5.0f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_3d<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var ddx = vec3f(3.0f, 3.1875f, 3.75f);
  var ddy = vec3f(4.0f, 4.25f, 5.0f);
  result = textureSampleGrad(t, s, coords, ddx, ddy);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_3d<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>,vec3<i32>/literal
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec3f(0.75f, 0.796875f, 0.9375f), vec3f(3.0f, 3.1875f, 3.75f), vec3f(4.0f, 4.25f, 5.0f), vec3i(-7i, -6i, -5i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_3d<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>,vec3<i32>/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var ddx = vec3f(3.0f, 3.1875f, 3.75f);
  var ddy = vec3f(4.0f, 4.25f, 5.0f);
  result = textureSampleGrad(t, s, coords, ddx, ddy, vec3i(-7i, -6i, -5i));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_cube<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>/literal
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec3f(0.75f, 0.796875f, 0.9375f), vec3f(3.0f, 3.1875f, 3.75f), vec3f(4.0f, 4.25f, 5.0f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_cube<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>/variable
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var ddx = vec3f(3.0f, 3.1875f, 3.75f);
  var ddy = vec3f(4.0f, 4.25f, 5.0f);
  result = textureSampleGrad(t, s, coords, ddx, ddy);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,i32,vec3<f32>,vec3<f32>/literal
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9i, vec3f(4.0f, 4.25f, 5.0f), vec3f(5.0f, 5.3125f, 6.25f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,i32,vec3<f32>,vec3<f32>/variable
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9i;
  var ddx = vec3f(4.0f, 4.25f, 5.0f);
  var ddy = vec3f(5.0f, 5.3125f, 6.25f);
  result = textureSampleGrad(t, s, coords, array_index, ddx, ddy);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,i32,vec3<f32>,vec3<f32>/override
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: i32 = 9i;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index, vec3f(4.0f, 4.25f, 5.0f), vec3f(5.0f, 5.3125f, 6.25f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,u32,vec3<f32>,vec3<f32>/literal
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec3f(0.75f, 0.796875f, 0.9375f), 9u, vec3f(4.0f, 4.25f, 5.0f), vec3f(5.0f, 5.3125f, 6.25f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,u32,vec3<f32>,vec3<f32>/variable
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  var coords = vec3f(0.75f, 0.796875f, 0.9375f);
  var array_index = 9u;
  var ddx = vec3f(4.0f, 4.25f, 5.0f);
  var ddy = vec3f(5.0f, 5.3125f, 6.25f);
  result = textureSampleGrad(t, s, coords, array_index, ddx, ddy);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,u32,vec3<f32>,vec3<f32>/override
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(2) var s: sampler;
override array_index: u32 = 9u;
@group(0) @binding(0) var<storage, read_write> result: vec4f;

fn test() {
  result = textureSampleGrad(t, s, vec3f(0.75f, 0.796875f, 0.9375f), array_index, vec3f(4.0f, 4.25f, 5.0f), vec3f(5.0f, 5.3125f, 6.25f));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
