//# dispatch: 1 1 1
//# read 0:0: u32 3 8 13 1 6 11 16 4 9 14 2 7 12 0 5 10 15 3 8 13 1 6 11 16 4 9 14 2 7 12 0 5
//# expect 0:1: u32 3 11 24 25 31 42 58 62 71 85 87 94 106 106 111 121 136 139 147 160 161 167 178 194 198 207
//# expect 0:1: u32 221 223 230 242 242 247
// Prefix sums by doubling distances, with two barriers a round because the array is read and written in place.
@group(0) @binding(0) var<storage, read> v: array<u32, 32>;
@group(0) @binding(1) var<storage, read_write> scanned: array<u32, 32>;
var<workgroup> sums: array<u32, 32>;

@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32) {
  sums[i] = v[i];
  for (var distance = 1u; distance < 32u; distance *= 2u) {
    workgroupBarrier();
    var addend = 0u;
    if i >= distance {
      addend = sums[i - distance];
    }
    workgroupBarrier();
    sums[i] += addend;
  }
  scanned[i] = sums[i];
}
