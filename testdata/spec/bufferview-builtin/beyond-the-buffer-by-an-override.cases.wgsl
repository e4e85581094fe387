//# case fail
//# pipeline: compute
//# constants: {"n": 32}
//# expect-error: wgsl/buffer-view-range line 8
override n: i32;
@group(0) @binding(0) var<storage> input: buffer<32>;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  let p = bufferView<vec4f>(&input, n);
}
//# case pass
//# pipeline: compute
//# constants: {"n": 16}
override n: i32;
@group(0) @binding(0) var<storage> input: buffer<32>;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  let p = bufferView<vec4f>(&input, n);
}
