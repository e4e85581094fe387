//# expect-error: wgsl/old-syntax line 6
//# expect-error: wgsl/old-syntax line 7
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var<uniform> scale: f32;
fn touch() {
  ignore(image);
  ignore(scale * 2.0);
}
