//# dispatch: 2 3 1
//# expect 0:0: u32 0*4 1 0 0 1 0 1 0 2 1 1 0 3 0 0 1 4 1 0 1 5 0 1 1 6 1 1 1 7 0 0 2 8 1 0 2 9 0 1 2 10 1 1 2
//# expect 0:0: u32 11 2 0 0 0 3 0 0 1 2 1 0 2 3 1 0 3 2 0 1 4 3 0 1 5 2 1 1 6 3 1 1 7 2 0 2 8 3 0 2 9 2 1 2
//# expect 0:0: u32 10 3 1 2 11 0 2 0 0 1 2 0 1 0 3 0 2 1 3 0 3 0 2 1 4 1 2 1 5 0 3 1 6 1 3 1 7 0 2 2 8 1 2 2
//# expect 0:0: u32 9 0 3 2 10 1 3 2 11 2 2 0 0 3 2 0 1 2 3 0 2 3 3 0 3 2 2 1 4 3 2 1 5 2 3 1 6 3 3 1 7 2 2 2
//# expect 0:0: u32 8 3 2 2 9 2 3 2 10 3 3 2 11 0 4 0 0 1 4 0 1 0 5 0 2 1 5 0 3 0 4 1 4 1 4 1 5 0 5 1 6 1 5 1
//# expect 0:0: u32 7 0 4 2 8 1 4 2 9 0 5 2 10 1 5 2 11 2 4 0 0 3 4 0 1 2 5 0 2 3 5 0 3 2 4 1 4 3 4 1 5 2 5 1
//# expect 0:0: u32 6 3 5 1 7 2 4 2 8 3 4 2 9 2 5 2 10 3 5 2 11
//# expect 0:1: u32 2 3 1 1
// Every identifier of an invocation agrees with the others, and they are complete: one record from each.
struct Ids {
  @builtin(local_invocation_id) local: vec3u,
  @builtin(workgroup_id) group: vec3u,
  @builtin(global_invocation_id) global: vec3u,
  @builtin(num_workgroups) groups: vec3u,
}
const extent = vec3u(2, 2, 3);
@group(0) @binding(0) var<storage, read_write> records: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> summary: array<u32, 4>;

@compute @workgroup_size(extent.x, extent.y, extent.z)
fn main(ids: Ids, @builtin(local_invocation_index) index: u32) {
  let linear_group = ids.group.x + ids.groups.x * (ids.group.y + ids.groups.y * ids.group.z);
  let slot = linear_group * extent.x * extent.y * extent.z + index;
  records[slot] = vec4u(ids.global, ids.local.x + extent.x * (ids.local.y + extent.y * ids.local.z));
  if all(ids.global == vec3u(3, 5, 2)) {
    summary[0] = ids.groups.x;
    summary[1] = ids.groups.y;
    summary[2] = ids.groups.z;
    summary[3] = u32(all(ids.global == ids.group * extent + ids.local));
  }
}
