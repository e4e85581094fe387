//# dispatch: 1 1 1
//# expect 0:0: u32 0 2 4 0 8 15 0 19 21 0 25 27
// Invocations leave the entry point at different places.
@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(12)
fn main(@builtin(local_invocation_index) i: u32) {
  if i % 3 == 0 {
    return;
  }
  out[i] = 2 * i;
  if i <= 4 {
    return;
  }
  out[i] += 5;
}
