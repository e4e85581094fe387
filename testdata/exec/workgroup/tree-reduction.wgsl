//# dispatch: 2 1 1
//# read 0:0: i32 -5 8 -8 5 18 2 15 -1 12 -4 9 -7 6 -10 3 16 0 13 -3 10 -6 7 -9 4 17 1 14 -2 11 -5 8 -8 5 18 2
//# read 0:0: i32 15 -1 12 -4 9 -7 6 -10 3 16 0 13 -3 10 -6 7 -9 4 17 1 14 -2 11 -5 8 -8 5 18 2 15 -1 12 -4 9
//# read 0:0: i32 -7 6 -10 3 16 0 13 -3 10 -6 7 -9 4 17 1 14 -2 11 -5 8 -8 5 18 2 15 -1 12 -4 9 -7 6 -10 3 16
//# read 0:0: i32 0 13 -3 10 -6 7 -9 4 17 1 14 -2 11 -5 8 -8 5 18 2 15 -1 12 -4 9 -7
//# expect 0:1: i32 252 256
// The halving sum of 64 values, a barrier at each step in a loop whose bound is uniform.
@group(0) @binding(0) var<storage, read> v: array<i32>;
@group(0) @binding(1) var<storage, read_write> sums: array<i32, 2>;
var<workgroup> partial: array<i32, 64>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) group: vec3u) {
  partial[i] = v[group.x * 64 + i];
  workgroupBarrier();
  for (var step = 32u; step > 0; step >>= 1) {
    if i < step {
      partial[i] += partial[i + step];
    }
    workgroupBarrier();
  }
  if i == 0 {
    sums[group.x] = partial[0];
  }
}
