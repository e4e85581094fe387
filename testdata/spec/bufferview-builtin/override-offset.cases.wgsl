//# case fail
//# pipeline: compute
//# constants: {"at": 8}
//# expect-error: wgsl/buffer-view-range line 8
override at: u32;
@group(0) @binding(0) var<storage> bytes: buffer<64>;
@compute @workgroup_size(1)
fn main() {
  _ = *bufferView<vec4u>(&bytes, at);
}
//# case pass
//# pipeline: compute
//# constants: {"at": 48}
override at: u32;
@group(0) @binding(0) var<storage> bytes: buffer<64>;
@compute @workgroup_size(1)
fn main() {
  _ = *bufferView<vec4u>(&bytes, at);
}
