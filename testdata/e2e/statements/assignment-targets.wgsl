// Every kind of left-hand side: a variable, a member, an element, a component, a column, and through pointers.
struct Part {
  items: array<vec3f, 4>,
  turn: mat2x2f,
}
@group(0) @binding(0) var<storage, read_write> part: Part;

@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  var scratch: Part;
  scratch = part;
  scratch.items[i] = vec3f(1);
  scratch.items[1].y = 2;
  scratch.items[2][i] = 3;
  scratch.turn[1] = vec2f(4, 5);
  scratch.turn[i].x = 6;
  let p = &scratch.items[3];
  *p = vec3f(7, 8, 9);
  (*p).z = 10;
  part = scratch;
}
