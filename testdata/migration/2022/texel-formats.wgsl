//# expect-error: wgsl/old-name line 3
//# expect-error: wgsl/old-syntax line 4
@group(0) @binding(0) var image: texture_storage_2d<rg11b10float, write>;
@stage(compute) @workgroup_size(1)
fn main() {
  textureStore(image, vec2<i32>(0, 0), vec4<f32>(0.5));
}
