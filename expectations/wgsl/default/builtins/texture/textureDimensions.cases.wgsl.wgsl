//# case textureDimensions/texture_1d<i32>/variable
@group(0) @binding(1) var t: texture_1d<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<u32>/variable
@group(0) @binding(1) var t: texture_1d<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<f32>/variable
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,i32/literal
@group(0) @binding(1) var t: texture_1d<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,i32/variable
@group(0) @binding(1) var t: texture_1d<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,i32/override
@group(0) @binding(1) var t: texture_1d<i32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,u32/literal
@group(0) @binding(1) var t: texture_1d<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,u32/variable
@group(0) @binding(1) var t: texture_1d<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,u32/override
@group(0) @binding(1) var t: texture_1d<i32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,i32/literal
@group(0) @binding(1) var t: texture_1d<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,i32/variable
@group(0) @binding(1) var t: texture_1d<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,i32/override
@group(0) @binding(1) var t: texture_1d<u32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,u32/literal
@group(0) @binding(1) var t: texture_1d<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,u32/variable
@group(0) @binding(1) var t: texture_1d<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,u32/override
@group(0) @binding(1) var t: texture_1d<u32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,i32/literal
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,i32/variable
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,i32/override
@group(0) @binding(1) var t: texture_1d<f32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,u32/literal
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,u32/variable
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,u32/override
@group(0) @binding(1) var t: texture_1d<f32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<i32>/variable
@group(0) @binding(1) var t: texture_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<u32>/variable
@group(0) @binding(1) var t: texture_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<f32>/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,i32/literal
@group(0) @binding(1) var t: texture_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,i32/variable
@group(0) @binding(1) var t: texture_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,i32/override
@group(0) @binding(1) var t: texture_2d<i32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,u32/literal
@group(0) @binding(1) var t: texture_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,u32/variable
@group(0) @binding(1) var t: texture_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,u32/override
@group(0) @binding(1) var t: texture_2d<i32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,i32/literal
@group(0) @binding(1) var t: texture_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,i32/variable
@group(0) @binding(1) var t: texture_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,i32/override
@group(0) @binding(1) var t: texture_2d<u32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,u32/literal
@group(0) @binding(1) var t: texture_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,u32/variable
@group(0) @binding(1) var t: texture_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,u32/override
@group(0) @binding(1) var t: texture_2d<u32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,i32/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,i32/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,i32/override
@group(0) @binding(1) var t: texture_2d<f32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,u32/literal
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,u32/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,u32/override
@group(0) @binding(1) var t: texture_2d<f32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>/variable
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>/variable
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,i32/literal
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,i32/variable
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,i32/override
@group(0) @binding(1) var t: texture_2d_array<i32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,u32/literal
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,u32/variable
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,u32/override
@group(0) @binding(1) var t: texture_2d_array<i32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,i32/literal
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,i32/variable
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,i32/override
@group(0) @binding(1) var t: texture_2d_array<u32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,u32/literal
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,u32/variable
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,u32/override
@group(0) @binding(1) var t: texture_2d_array<u32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,i32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,i32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,i32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,u32/literal
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,u32/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,u32/override
@group(0) @binding(1) var t: texture_2d_array<f32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<i32>/variable
@group(0) @binding(1) var t: texture_3d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<u32>/variable
@group(0) @binding(1) var t: texture_3d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<f32>/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,i32/literal
@group(0) @binding(1) var t: texture_3d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,i32/variable
@group(0) @binding(1) var t: texture_3d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,i32/override
@group(0) @binding(1) var t: texture_3d<i32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,u32/literal
@group(0) @binding(1) var t: texture_3d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,u32/variable
@group(0) @binding(1) var t: texture_3d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,u32/override
@group(0) @binding(1) var t: texture_3d<i32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,i32/literal
@group(0) @binding(1) var t: texture_3d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,i32/variable
@group(0) @binding(1) var t: texture_3d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,i32/override
@group(0) @binding(1) var t: texture_3d<u32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,u32/literal
@group(0) @binding(1) var t: texture_3d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,u32/variable
@group(0) @binding(1) var t: texture_3d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,u32/override
@group(0) @binding(1) var t: texture_3d<u32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,i32/literal
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,i32/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,i32/override
@group(0) @binding(1) var t: texture_3d<f32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,u32/literal
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,u32/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,u32/override
@group(0) @binding(1) var t: texture_3d<f32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<i32>/variable
@group(0) @binding(1) var t: texture_cube<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<u32>/variable
@group(0) @binding(1) var t: texture_cube<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<f32>/variable
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,i32/literal
@group(0) @binding(1) var t: texture_cube<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,i32/variable
@group(0) @binding(1) var t: texture_cube<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,i32/override
@group(0) @binding(1) var t: texture_cube<i32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,u32/literal
@group(0) @binding(1) var t: texture_cube<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,u32/variable
@group(0) @binding(1) var t: texture_cube<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,u32/override
@group(0) @binding(1) var t: texture_cube<i32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,i32/literal
@group(0) @binding(1) var t: texture_cube<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,i32/variable
@group(0) @binding(1) var t: texture_cube<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,i32/override
@group(0) @binding(1) var t: texture_cube<u32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,u32/literal
@group(0) @binding(1) var t: texture_cube<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,u32/variable
@group(0) @binding(1) var t: texture_cube<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,u32/override
@group(0) @binding(1) var t: texture_cube<u32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,i32/literal
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,i32/variable
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,i32/override
@group(0) @binding(1) var t: texture_cube<f32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,u32/literal
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,u32/variable
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,u32/override
@group(0) @binding(1) var t: texture_cube<f32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>/variable
@group(0) @binding(1) var t: texture_cube_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>/variable
@group(0) @binding(1) var t: texture_cube_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>/variable
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,i32/literal
@group(0) @binding(1) var t: texture_cube_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,i32/variable
@group(0) @binding(1) var t: texture_cube_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,i32/override
@group(0) @binding(1) var t: texture_cube_array<i32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,u32/literal
@group(0) @binding(1) var t: texture_cube_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,u32/variable
@group(0) @binding(1) var t: texture_cube_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,u32/override
@group(0) @binding(1) var t: texture_cube_array<i32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,i32/literal
@group(0) @binding(1) var t: texture_cube_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,i32/variable
@group(0) @binding(1) var t: texture_cube_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,i32/override
@group(0) @binding(1) var t: texture_cube_array<u32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,u32/literal
@group(0) @binding(1) var t: texture_cube_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,u32/variable
@group(0) @binding(1) var t: texture_cube_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,u32/override
@group(0) @binding(1) var t: texture_cube_array<u32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,i32/literal
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,i32/variable
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,i32/override
@group(0) @binding(1) var t: texture_cube_array<f32>;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,u32/literal
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,u32/variable
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,u32/override
@group(0) @binding(1) var t: texture_cube_array<f32>;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_2d/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_2d,i32/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_2d,i32/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_2d,i32/override
@group(0) @binding(1) var t: texture_depth_2d;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_2d,u32/literal
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_2d,u32/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_2d,u32/override
@group(0) @binding(1) var t: texture_depth_2d;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,i32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,i32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,i32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,u32/literal
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,u32/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,u32/override
@group(0) @binding(1) var t: texture_depth_2d_array;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_cube/variable
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_cube,i32/literal
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_cube,i32/variable
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_cube,i32/override
@group(0) @binding(1) var t: texture_depth_cube;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_cube,u32/literal
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_cube,u32/variable
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_cube,u32/override
@group(0) @binding(1) var t: texture_depth_cube;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,i32/literal
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,i32/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3i;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,i32/override
@group(0) @binding(1) var t: texture_depth_cube_array;
override level: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,u32/literal
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,u32/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  var level = 3u;
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,u32/override
@group(0) @binding(1) var t: texture_depth_cube_array;
override level: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t, level);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_multisampled_2d<i32>/variable
@group(0) @binding(1) var t: texture_multisampled_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_multisampled_2d<u32>/variable
@group(0) @binding(1) var t: texture_multisampled_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_multisampled_2d<f32>/variable
@group(0) @binding(1) var t: texture_multisampled_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_depth_multisampled_2d/variable
@group(0) @binding(1) var t: texture_depth_multisampled_2d;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32uint,read>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32uint,write>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32uint, write>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32uint,read_write>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32sint,read>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32sint,write>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32sint, write>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32sint,read_write>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32float,read>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32float,write>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32float, write>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32float,read_write>/variable
@group(0) @binding(1) var t: texture_storage_1d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8unorm,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8unorm,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8unorm, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8snorm,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8snorm,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8snorm, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8uint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8uint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8uint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8sint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8sint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r8sint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16unorm,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16unorm,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16unorm, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16snorm,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16snorm,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16snorm, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16uint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16uint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16uint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16sint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16sint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16sint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16float,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16float,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r16float, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8unorm,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8unorm,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8unorm, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8snorm,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8snorm,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8snorm, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8uint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8uint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8uint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8sint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8sint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg8sint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32uint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32uint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32uint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32uint,read_write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32sint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32sint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32sint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32sint,read_write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32float,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32float,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32float, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32float,read_write>/variable
@group(0) @binding(1) var t: texture_storage_2d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16unorm,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16unorm,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16unorm, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16snorm,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16snorm,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16snorm, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16uint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16uint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16uint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16sint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16sint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16sint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16float,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16float,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg16float, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8unorm,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8unorm,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8snorm,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8snorm,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8snorm, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8uint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8uint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8uint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8sint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8sint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba8sint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<bgra8unorm,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<bgra8unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<bgra8unorm,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<bgra8unorm, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgb10a2unorm,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgb10a2unorm,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2unorm, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgb10a2uint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgb10a2uint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgb10a2uint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg11b10ufloat,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg11b10ufloat, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg11b10ufloat,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg11b10ufloat, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32uint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32uint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32uint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32sint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32sint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32sint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32float,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32float,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rg32float, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16unorm,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16unorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16unorm,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16unorm, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16snorm,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16snorm, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16snorm,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16snorm, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16uint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16uint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16uint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16sint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16sint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16sint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16float,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16float,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba16float, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32uint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32uint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32uint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32sint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32sint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32sint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32float,read>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32float,write>/variable
@group(0) @binding(1) var t: texture_storage_2d<rgba32float, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32uint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32uint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32uint,read_write>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32sint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32sint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32sint,read_write>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32float,read>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32float,write>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32float,read_write>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32uint,read>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32uint,write>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32uint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32uint,read_write>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32sint,read>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32sint,write>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32sint, write>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32sint,read_write>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32float,read>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32float,write>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32float, write>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32float,read_write>/variable
@group(0) @binding(1) var t: texture_storage_3d<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: vec3u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureDimensions/texture_external/variable
@group(0) @binding(1) var t: texture_external;
@group(0) @binding(0) var<storage, read_write> result: vec2u;

fn test() {
  result = textureDimensions(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
