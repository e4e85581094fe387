struct Node {
  children: array<u32, 4>,
  box: array<vec3f, 2>,
  leaf: bool,
}

var<workgroup> nodes: array<Node, 8>;
var<workgroup> frame: mat3x3f;
var<workgroup> grid: array<array<u32, 8>, 8>;
var<workgroup> mask: vec4<bool>;
@group(0) @binding(0) var<storage, read_write> out: array<vec3f>;

@compute @workgroup_size(8, 8)
fn main(@builtin(local_invocation_id) id: vec3u, @builtin(local_invocation_index) i: u32) {
  grid[id.y][id.x] = i;
  if (id.y == 0u) {
    nodes[id.x].children[0] = id.x;
    nodes[id.x].box[1] = vec3f(f32(i));
    nodes[id.x].leaf = id.x > 4u;
  }
  if (i == 0u) {
    frame[1] = vec3f(1.0f);
    mask = vec4<bool>(true);
  }
  workgroupBarrier();
  let n = nodes[grid[id.x][id.y] % 8u];
  out[i] = select(frame * n.box[1], vec3f(f32(n.children[0])), n.leaf && mask.w);
}
