//# note: pointers to parts of immediate data go into functions
//# immediate: u32 1 2 3 any 4 any 5 6
//# expect 0:0: u32 6 15 5
requires immediate_address_space;

struct Data {
  first: vec3u,
  last: Rest,
}

struct Rest {
  x: u32,
  yz: vec2u,
}

var<immediate> data: Data;
@group(0) @binding(0) var<storage, read_write> output: array<u32, 3>;

fn sum(v: ptr<immediate, vec3u>) -> u32 {
  return (*v).x + (*v)[1] + (*v).z;
}

fn rest(part: ptr<immediate, Rest>, k: u32) -> u32 {
  return (*part).x + (*part).yz.x + (*part).yz[k];
}

@compute @workgroup_size(1)
fn main(@builtin(workgroup_id) id: vec3u) {
  output[0] = sum(&data.first);
  output[1] = rest(&data.last, id.x + 1);
  output[2] = data.last.yz[id.y];
}
