// & and * undo each other, and member access on pointers may leave the star away.
struct Node {
  value: vec3f,
  links: array<u32, 2>,
}
@group(0) @binding(0) var<storage, read_write> nodes: array<Node, 4>;

@compute @workgroup_size(1)
fn main() {
  var copy = nodes[0];
  let p = &copy;
  let q = &(*p);
  (*q).value = vec3f(1);
  p.value.y = 2;
  p.links[1] = 7;
  let links = &p.links;
  links[0] = (*links)[1] + (*p).links[0];
  (*&copy.value).x = 4;
  nodes[1] = *p;
}
