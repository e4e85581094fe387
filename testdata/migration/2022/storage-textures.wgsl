//# expect-error: wgsl/old-name line 5
//# expect-error: wgsl/reserved-word line 6
//# expect-error: wgsl/old-name line 6
//# expect-error: wgsl/old-name line 7
@group(0) @binding(0) var source: texture_storage_ro_2d<rgba8unorm>;
@group(0) @binding(1) var target: texture_storage_wo_2d<rgba8unorm>;
@group(0) @binding(2) var image: texture_sampled_2d<f32>;
@compute @workgroup_size(8, 8)
fn copy(@builtin(global_invocation_id) id: vec3<u32>) {
  let texel = textureLoad(source, id.xy) + textureLoad(image, id.xy, 0);
  textureStore(target, id.xy, texel);
}
