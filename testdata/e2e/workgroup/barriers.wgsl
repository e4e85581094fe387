// The barriers, with shared memory passed between invocations.
var<workgroup> tile: array<vec4f, 64>;
@group(0) @binding(0) var<storage, read_write> data: array<vec4f>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) g: vec3u) {
  tile[i] = data[g.x * 64 + i];
  workgroupBarrier();
  data[g.x * 64 + i] = tile[63 - i];
  storageBarrier();
  workgroupBarrier();
  tile[i] = data[g.x * 64 + (i + 1) % 64];
}
