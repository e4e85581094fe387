//# require: subgroups
//# dispatch: 1 1 1
//# expect 0:0: u32 1 1 32 1
// The subgroups of a workgroup that is no row have the numbers below their count, each one of its own, and all invocations are in one.
enable subgroups;
@group(0) @binding(0) var<storage, read_write> results: array<u32, 4>;
var<workgroup> numbers: array<atomic<u32>, 32>;
var<workgroup> members: atomic<u32>;
var<workgroup> is_alike: atomic<u32>;

@compute @workgroup_size(4, 4, 2)
fn main(@builtin(local_invocation_index) i: u32, @builtin(subgroup_id) id: u32, @builtin(num_subgroups) count: u32) {
  let size = countOneBits(subgroupBallot(true));
  if subgroupElect() {
    atomicAdd(&numbers[min(id, 31)], 1);
    atomicAdd(&members, size.x + size.y + size.z + size.w);
  }
  if i == 0 {
    atomicStore(&is_alike, count);
  }
  workgroupBarrier();
  let first = atomicLoad(&is_alike);
  if subgroupAny(first != count) {
    results[3] = 2;
  }
  if i == 0 {
    var each_once = 1u;
    for (var n = 0u; n < 32; n++) {
      each_once &= u32(atomicLoad(&numbers[n]) == select(0u, 1u, n < count));
    }
    results[0] = each_once;
    results[1] = u32(count > 0 && count <= 32);
    results[2] = atomicLoad(&members);
    results[3] = max(results[3], 1);
  }
}
