//# case textureNumSamples/texture_multisampled_2d<i32>/variable
@group(0) @binding(1) var t: texture_multisampled_2d<i32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumSamples(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumSamples/texture_multisampled_2d<u32>/variable
@group(0) @binding(1) var t: texture_multisampled_2d<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumSamples(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumSamples/texture_multisampled_2d<f32>/variable
@group(0) @binding(1) var t: texture_multisampled_2d<f32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumSamples(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case textureNumSamples/texture_depth_multisampled_2d/variable
@group(0) @binding(1) var t: texture_depth_multisampled_2d;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = textureNumSamples(t);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
