struct Node {
  value: vec3f,
  links: array<u32, 2>,
}

@group(0) @binding(0) var<storage, read_write> nodes: array<Node, 4>;

@compute @workgroup_size(1)
fn main() {
  var copy = nodes[0];
  copy.value = vec3f(1.0f);
  copy.value.y = 2.0f;
  copy.links[1] = 7u;
  copy.links[0] = copy.links[1] + copy.links[0];
  copy.value.x = 4.0f;
  nodes[1] = copy;
}
