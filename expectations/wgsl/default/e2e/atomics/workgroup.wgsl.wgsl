struct Scratch {
  lowest: atomic<u32>,
  cells: array<atomic<u32>, 16>,
}

var<workgroup> hits: atomic<i32>;
var<workgroup> scratch: Scratch;
@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) i: u32) {
  if (i == 0u) {
    atomicStore(&scratch.lowest, 4294967295u);
  }
  workgroupBarrier();
  _ = atomicAdd(&hits, 1i);
  _ = atomicMin(&scratch.lowest, i * 7u % 13u);
  _ = atomicOr(&scratch.cells[i / 2u], 1u << i);
  workgroupBarrier();
  out[i] = atomicLoad(&scratch.cells[i]) + u32(atomicLoad(&hits)) + atomicLoad(&scratch.lowest);
}
