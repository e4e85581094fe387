var<workgroup> tile: array<vec4f, 64>;
@group(0) @binding(0) var<storage, read_write> data: array<vec4f>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) g: vec3u) {
  tile[i] = data[g.x * 64u + i];
  workgroupBarrier();
  data[g.x * 64u + i] = tile[63u - i];
  storageBarrier();
  workgroupBarrier();
  tile[i] = data[g.x * 64u + (i + 1u) % 64u];
}
