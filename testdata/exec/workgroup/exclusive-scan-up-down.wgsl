//# dispatch: 1 1 1
//# write 0:0: i32 3 1 7 0 4 1 6 3 2 9 5 8 1 1 2 30
//# expect 0:0: i32 0 3 4 11 11 15 16 22 25 27 36 41 49 50 51 53
//# expect 0:1: i32 83
// The work efficient scan: an upward sweep, the root cleared, a downward sweep.
@group(0) @binding(0) var<storage, read_write> data: array<i32, 16>;
@group(0) @binding(1) var<storage, read_write> total: i32;
var<workgroup> tree: array<i32, 16>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  tree[2 * i] = data[2 * i];
  tree[2 * i + 1] = data[2 * i + 1];
  var stride = 1u;
  for (var active_lanes = 8u; active_lanes > 0; active_lanes /= 2) {
    workgroupBarrier();
    if i < active_lanes {
      let left = stride * (2 * i + 1) - 1;
      let right = stride * (2 * i + 2) - 1;
      tree[right] += tree[left];
    }
    stride *= 2;
  }
  workgroupBarrier();
  if i == 0 {
    total = tree[15];
    tree[15] = 0;
  }
  for (var active_lanes = 1u; active_lanes < 16; active_lanes *= 2) {
    stride /= 2;
    workgroupBarrier();
    if i < active_lanes {
      let left = stride * (2 * i + 1) - 1;
      let right = stride * (2 * i + 2) - 1;
      let t = tree[left];
      tree[left] = tree[right];
      tree[right] += t;
    }
  }
  workgroupBarrier();
  data[2 * i] = tree[2 * i];
  data[2 * i + 1] = tree[2 * i + 1];
}
