//# require: subgroups
//# expect 0:0: u32 0*32
// What the first invocation of a subgroup brings, in floats.
enable subgroups;
@group(0) @binding(0) var<storage, read_write> wrong: array<u32, 32>;

@compute @workgroup_size(32)
fn main(@builtin(local_invocation_index) at: u32, @builtin(subgroup_invocation_id) lane: u32) {
  let n = f32(lane) - 2.5;
  var bits = 0u;
  bits |= u32(subgroupBroadcastFirst(n) != -2.5);
  bits |= u32(any(subgroupBroadcastFirst(vec2f(n, 1.0)) != vec2f(-2.5, 1.0))) << 1;
  bits |= u32(any(subgroupBroadcastFirst(vec3f(1.0, n, -n)) != vec3f(1.0, -2.5, 2.5))) << 2;
  bits |= u32(any(subgroupBroadcastFirst(vec4f(n)) != vec4f(-2.5))) << 3;
  wrong[at] = bits;
}
