struct Part {
  items: array<vec3f, 4>,
  turn: mat2x2f,
}

@group(0) @binding(0) var<storage, read_write> part: Part;

@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  var scratch: Part;
  scratch = part;
  scratch.items[i] = vec3f(1.0f);
  scratch.items[1].y = 2.0f;
  scratch.items[2][i] = 3.0f;
  scratch.turn[1] = vec2f(4.0f, 5.0f);
  scratch.turn[i].x = 6.0f;
  scratch.items[3] = vec3f(7.0f, 8.0f, 9.0f);
  scratch.items[3].z = 10.0f;
  part = scratch;
}
