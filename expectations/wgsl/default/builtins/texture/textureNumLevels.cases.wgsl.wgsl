//# case textureNumLevels/texture_1d<i32>/variable
@group(0) @binding(1) var t: texture_1d<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_1d<u32>/variable
@group(0) @binding(1) var t: texture_1d<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_1d<f32>/variable
@group(0) @binding(1) var t: texture_1d<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_2d<i32>/variable
@group(0) @binding(1) var t: texture_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_2d<u32>/variable
@group(0) @binding(1) var t: texture_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_2d<f32>/variable
@group(0) @binding(1) var t: texture_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_2d_array<i32>/variable
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_2d_array<u32>/variable
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_2d_array<f32>/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_3d<i32>/variable
@group(0) @binding(1) var t: texture_3d<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_3d<u32>/variable
@group(0) @binding(1) var t: texture_3d<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_3d<f32>/variable
@group(0) @binding(1) var t: texture_3d<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_cube<i32>/variable
@group(0) @binding(1) var t: texture_cube<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_cube<u32>/variable
@group(0) @binding(1) var t: texture_cube<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_cube<f32>/variable
@group(0) @binding(1) var t: texture_cube<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_cube_array<i32>/variable
@group(0) @binding(1) var t: texture_cube_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_cube_array<u32>/variable
@group(0) @binding(1) var t: texture_cube_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_cube_array<f32>/variable
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_depth_2d/variable
@group(0) @binding(1) var t: texture_depth_2d;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_depth_2d_array/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_depth_cube/variable
@group(0) @binding(1) var t: texture_depth_cube;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLevels/texture_depth_cube_array/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLevels(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
