//# require: subgroups
//# expect 0:0: u32 100 100 15 85
// The last subgroup is not full: who is not there votes neither for nor against.
enable subgroups;
@group(0) @binding(0) var<storage, read_write> counts: array<atomic<u32>, 4>;

fn votes(ballot: vec4u) -> u32 {
  let bits = countOneBits(ballot);
  return bits.x + bits.y + bits.z + bits.w;
}

@compute @workgroup_size(100)
fn main(@builtin(local_invocation_index) i: u32) {
  let is_elected = subgroupElect();
  let first = votes(subgroupBallot(i < 15));
  let rest = votes(subgroupBallot(i >= 15));
  let is_right = subgroupAll(true) && !subgroupAny(false) && first + rest == subgroupAdd(1u);
  let all = votes(subgroupBallot(true));
  if is_right && all == first + rest {
    atomicAdd(&counts[0], 1);
  }
  if is_elected {
    atomicAdd(&counts[1], all);
    atomicAdd(&counts[2], first);
    atomicAdd(&counts[3], rest);
  }
}
