//# case fail
//# expect-error: wgsl/no-matching-overload line 5
@group(0) @binding(0) var t: texture_storage_2d<rgba8unorm, write>;
@compute @workgroup_size(1)
fn main() {
  _ = textureLoad(t, vec2u());
}
//# case pass
@group(0) @binding(0) var t: texture_storage_2d<rgba8unorm, read>;
@compute @workgroup_size(1)
fn main() {
  _ = textureLoad(t, vec2u());
}
