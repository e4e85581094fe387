struct Packet {
  head: vec3f,
  body: array<vec4u, 2>,
  flag: u32,
}

@group(0) @binding(0) var<uniform> from_host: Packet;
@group(0) @binding(1) var<storage, read_write> to_host: Packet;
var<workgroup> ours: Packet;
var<private> mine: Packet;

@compute @workgroup_size(1)
fn main() {
  var local = from_host;
  local.flag = local.flag + 1u;
  mine = local;
  ours = mine;
  workgroupBarrier();
  to_host = ours;
  to_host.body = from_host.body;
}
