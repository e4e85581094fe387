override deep: bool = true;
@group(0) @binding(0) var<uniform> rounds: u32;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
var<workgroup> values: array<u32, 32>;

@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) i: u32, @builtin(workgroup_id) group: vec3u) {
  values[i] = i;
  if (deep) {
    workgroupBarrier();
  }
  for (var r = 0u; r < rounds; r = r + 1u) {
    workgroupBarrier();
    let next = values[(i + 1u) % 32u];
    workgroupBarrier();
    values[i] = next;
  }
  if (group.x > 2u) {
    storageBarrier();
  }
  out[group.x * 32u + i] = values[i];
}
