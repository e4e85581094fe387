//# case fail
//# pipeline: compute
//# constants: {"n": -4}
//# expect-error: wgsl/buffer-view-range line 8
override n: i32;
@group(0) @binding(0) var<storage> input: buffer;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  let p = bufferView<u32>(&input, n);
}
//# case pass
//# pipeline: compute
//# constants: {"n": 4}
override n: i32;
@group(0) @binding(0) var<storage> input: buffer;
@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  let p = bufferView<u32>(&input, n);
}
