@group(0) @binding(0) var<storage, read_write> out: array<i32, 32>;

@compute @workgroup_size(8, 4)
fn main(@builtin(local_invocation_index) i: u32) {
  out[i] = i32(i) * 2i;
  if (i == 0u) {
  }
}
