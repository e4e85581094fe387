struct Indices {
  @builtin(global_invocation_index) global: u32,
  @builtin(local_invocation_index) local: u32,
}

@group(0) @binding(0) var<storage, read_write> global: array<u32>;
@group(0) @binding(1) var<storage, read_write> group: array<u32>;

@compute @workgroup_size(4, 2, 3)
fn in_structure(i: Indices) {
  global[i.global] = i.local;
}

@compute @workgroup_size(8)
fn plain(@builtin(workgroup_index) g: u32) {
  group[g] = group[g] + 1u;
}
