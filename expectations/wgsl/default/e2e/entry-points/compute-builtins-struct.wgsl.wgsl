struct Where {
  @builtin(global_invocation_id) global: vec3u,
  @builtin(local_invocation_index) index: u32,
}

struct Group {
  @builtin(workgroup_id) id: vec3u,
  @builtin(num_workgroups) count: vec3u,
}

@group(0) @binding(0) var<storage, read_write> out: array<vec4u>;

@compute @workgroup_size(8)
fn main(place: Where, group: Group, @builtin(local_invocation_id) local: vec3u) {
  out[place.global.x] = vec4u(place.index, group.id.x, group.count.x, local.x);
}
