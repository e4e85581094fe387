//# require: subgroups
//# dispatch: 1 1 1
//# read 0:0: u32 6 3 12 5
//# expect 0:1: u32 26 1080 3 12 0 15 12 0 1 4 1
// Four invocations are always within one subgroup, whatever its size and their order.
enable subgroups;
@group(0) @binding(0) var<storage, read> values: array<u32, 4>;
@group(0) @binding(1) var<storage, read_write> results: array<u32, 11>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  let x = values[i];
  let sum = subgroupAdd(x);
  let product = subgroupMul(x);
  let least = subgroupMin(x);
  let greatest = subgroupMax(x);
  let shared_bits = subgroupAnd(x);
  let any_bit = subgroupOr(x);
  let odd = subgroupXor(x);
  let all_even = subgroupAll(x % 2 == 0);
  let any_even = subgroupAny(x % 2 == 0);
  let bits = countOneBits(subgroupBallot(true));
  let elected = subgroupAdd(select(0u, 1u, subgroupElect()));
  if i == 0 {
    results = array(sum, product, least, greatest, shared_bits, any_bit, odd, u32(all_even), u32(any_even),
      bits.x + bits.y + bits.z + bits.w, elected);
  }
}
