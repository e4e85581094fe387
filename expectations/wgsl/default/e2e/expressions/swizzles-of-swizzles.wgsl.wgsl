@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(1)
fn main(@builtin(num_workgroups) n: vec3u) {
  let pair = n.zy;
  out[0] = ~n.x;
  out[1] = ~n.z + pair.x + pair.y;
}
