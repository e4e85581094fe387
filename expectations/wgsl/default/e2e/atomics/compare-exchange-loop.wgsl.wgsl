@group(0) @binding(0) var<storage, read_write> cell: atomic<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 2>;

fn raise_to_square(x: u32) -> u32 {
  var seen = atomicLoad(&cell);
  while (seen < x * x) {
    let attempt = atomicCompareExchangeWeak(&cell, seen, x * x);
    if (attempt.exchanged) {
      break;
    }
    seen = attempt.old_value;
  }
  return seen;
}

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  out[0] = raise_to_square(i);
  out[1] = u32(atomicCompareExchangeWeak(&cell, 49u, 0u).exchanged);
  var stored = atomicCompareExchangeWeak(&cell, 1u, 2u);
  stored.old_value = stored.old_value + 1u;
}
