//# case textureNumLayers/texture_2d_array<i32>/variable
@group(0) @binding(1) var t: texture_2d_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_2d_array<u32>/variable
@group(0) @binding(1) var t: texture_2d_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_2d_array<f32>/variable
@group(0) @binding(1) var t: texture_2d_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_cube_array<i32>/variable
@group(0) @binding(1) var t: texture_cube_array<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_cube_array<u32>/variable
@group(0) @binding(1) var t: texture_cube_array<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_cube_array<f32>/variable
@group(0) @binding(1) var t: texture_cube_array<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_depth_2d_array/variable
@group(0) @binding(1) var t: texture_depth_2d_array;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_depth_cube_array/variable
@group(0) @binding(1) var t: texture_depth_cube_array;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32uint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32uint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, write>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32uint,read_write>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32uint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32sint,read>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32sint,write>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, write>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32sint,read_write>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32sint, read_write>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32float,read>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32float,write>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, write>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32float,read_write>/variable
@group(0) @binding(1) var t: texture_storage_2d_array<r32float, read_write>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumLayers(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
