//# require: subgroups
//# dispatch: 1 1 1
//# expect 0:0: u32 63*4
// Every bit is a relation that holds whatever the order of the invocations in their subgroup is.
enable subgroups;
@group(0) @binding(0) var<storage, read_write> results: array<u32, 4>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32, @builtin(subgroup_invocation_id) lane: u32,
        @builtin(subgroup_size) size: u32) {
  let x = vec2f(f32(i) + 1, 2);
  let before = subgroupExclusiveAdd(x);
  let upto = subgroupInclusiveAdd(x);
  let product = subgroupInclusiveMul(x.y);
  let first = subgroupBroadcastFirst(lane);
  let own = subgroupShuffle(i, lane);
  let swapped = subgroupShuffleXor(subgroupShuffleXor(i, 1), 1);
  let up = subgroupShuffleUp(lane, 1);
  let down = subgroupShuffleDown(lane, 1);
  let is_last = lane == subgroupMax(lane);
  let is_first = lane == subgroupMin(lane);
  var holds = array(
    all(upto == before + x),
    product == exp2(f32(countOneBits(subgroupBallot(true).x & ((2u << lane) - 1)))),
    first == subgroupMin(lane) && subgroupBroadcast(lane, 0) == 0,
    own == i && swapped == i,
    (is_first || up == lane - 1) && (is_last || down == lane + 1),
    size >= 4 && lane < size,
  );
  var bits = 0u;
  for (var n = 0u; n < 6; n++) {
    bits |= select(0u, 1u << n, holds[n]);
  }
  results[i] = bits;
}
