//# dispatch: 6 1 1
//# read 0:0: u32 7 0 0xffffffff 0x80000000 100 65537
//# read 0:1: u32 2 9 10 3 100 65537
//# expect 0:2: u32 9 5 14 3 1 9 0xfffffff7 0 0 0 9 0xfffffff5 0xfffffff6 0x19999999 5 0x80000003 0x7ffffffd
//# expect 0:2: u32 0x80000000 0x2aaaaaaa 2 200 0 10000 1 0 131074 0 131073 1 0
// The unsigned operators, one workgroup per pair; sums, differences and products wrap at 32 bits.
@group(0) @binding(0) var<storage, read> lhs: array<u32, 6>;
@group(0) @binding(1) var<storage, read> rhs: array<u32, 6>;
@group(0) @binding(2) var<storage, read_write> results: array<u32, 30>;

@compute @workgroup_size(1)
fn main(@builtin(workgroup_id) group: vec3u) {
  let i = group.x;
  results[i * 5 + 0] = lhs[i] + rhs[i];
  results[i * 5 + 1] = lhs[i] - rhs[i];
  results[i * 5 + 2] = lhs[i] * rhs[i];
  results[i * 5 + 3] = lhs[i] / rhs[i];
  results[i * 5 + 4] = lhs[i] % rhs[i];
}
