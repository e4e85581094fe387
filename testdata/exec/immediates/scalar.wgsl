//# immediate: u32 3
//# expect 0:0: u32 0 3 6 9
requires immediate_address_space;

var<immediate> factor: u32;
@group(0) @binding(0) var<storage, read_write> output: array<u32, 4>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  output[i] = i * factor;
}
