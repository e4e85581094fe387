struct Generator {
  state: u32,
  calls: u32,
}

var<private> generator: Generator;
var<private> spare: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> out: array<u32, 3>;

fn draw(g: ptr<private, Generator>) -> u32 {
  (*g).state = (*g).state * 1103515245u + 12345u;
  (*g).calls = (*g).calls + 1u;
  return (*g).state >> 16u;
}

fn clear(p: ptr<private, u32>) {
  *p = 0u;
}

@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  generator.state = i;
  out[0] = draw(&generator);
  let v = draw(&generator);
  out[1] = v + generator.calls;
  clear(&spare);
  out[2] = spare;
}
