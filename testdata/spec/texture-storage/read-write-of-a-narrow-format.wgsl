//# expect-error: wgsl/texture-access line 2
@group(0) @binding(0) var t: texture_storage_2d<rgba8unorm, read_write>;
@compute @workgroup_size(1)
fn main() {
  _ = t;
}
