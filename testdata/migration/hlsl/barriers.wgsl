//# expect-error: wgsl/foreign-name line 3
//# expect-error: wgsl/foreign-name line 7
var<workgroup> sums: array<uint, 64>;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  sums[i] = i;
  GroupMemoryBarrierWithGroupSync();
  sums[0] += sums[63 - i];
}
