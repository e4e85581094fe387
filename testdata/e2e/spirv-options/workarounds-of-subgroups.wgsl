//# targets: spirv
//# options spirv: {"collapsed_subgroup_extremes": true, "halves_broadcast_as_words": true}
// Functions of subgroups that some drivers have wrong.
enable subgroups;
enable f16;
@group(0) @binding(0) var<storage, read_write> result: array<f32, 8>;
@group(0) @binding(1) var<storage, read_write> halves: array<vec4<f16>, 8>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  result[i] = subgroupMin(subgroupMin(result[i])) + subgroupMax(subgroupMin(result[i]));
  let h = halves[i];
  halves[i] = subgroupBroadcast(h, 1) + vec4<f16>(subgroupBroadcast(h.xyz, 2), subgroupBroadcast(h.x, 3)) + subgroupBroadcast(h.xy, 4).xyxy;
}
