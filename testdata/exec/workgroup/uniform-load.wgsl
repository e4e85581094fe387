//# dispatch: 2 1 1
//# read 0:0: u32 3 5
//# expect 0:1: u32 30 31 32 33 50 51 52 53
//# expect 0:2: u32 3 5
// workgroupUniformLoad gives every invocation the same value, so that it may steer a loop with a barrier.
@group(0) @binding(0) var<storage, read> turns: array<u32, 2>;
@group(0) @binding(1) var<storage, read_write> out: array<array<u32, 4>, 2>;
@group(0) @binding(2) var<storage, read_write> rounds: array<u32, 2>;
var<workgroup> count: u32;
var<workgroup> lanes: array<u32, 4>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) group: vec3u) {
  if i == 2 {
    count = turns[group.x];
  }
  let n = workgroupUniformLoad(&count);
  lanes[i] = i;
  var done = 0u;
  for (var k = 0u; k < n; k++) {
    workgroupBarrier();
    let next = lanes[(i + 1) % 4];
    workgroupBarrier();
    lanes[i] = next;
    done++;
  }
  workgroupBarrier();
  out[group.x][i] = n * 10 + (lanes[i] + 4 * n - n) % 4;
  if i == 0 {
    rounds[group.x] = done;
  }
}
