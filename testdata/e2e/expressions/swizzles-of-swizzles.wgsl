// A swizzle of a swizzle is one of the vector: DXC writes invalid SPIR-V for the complement of a component of a swizzled input.
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main(@builtin(num_workgroups) n: vec3u) {
  let pair = n.zy;
  out[0] = ~n.xx.x;
  out[1] = ~n.zyx.yx.y + pair.x + pair.yx.x;
}
