//# expect-error: wgsl/old-syntax line 9
//# expect-error: wgsl/expected-token line 9
//# expect-error: wgsl/old-syntax line 10
//# expect-error: wgsl/old-syntax line 10
//# expect-error: wgsl/old-syntax line 11
//# expect-error: wgsl/old-syntax line 11
//# expect-error: wgsl/old-syntax line 12
//# expect-error: wgsl/old-syntax line 13
[[block]] struct Buffer { values: array<u32>; };
[[group(0), binding(0)]] var<storage> results: [[access(read_write)]] Buffer;
[[group(0), binding(1)]] var out_image: [[access(write)]] texture_storage_2d<rgba8unorm>;
[[stage(compute), workgroup_size(1)]]
fn main([[builtin(global_invocation_id)]] id: vec3<u32>) {
  results.values[id.x] = id.x;
  textureStore(out_image, vec2<i32>(id.xy), vec4<f32>(1.0));
}
