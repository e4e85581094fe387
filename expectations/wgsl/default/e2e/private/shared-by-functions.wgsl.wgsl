var<private> depth: u32;
var<private> trail: array<u32, 16>;
@group(0) @binding(0) var<storage, read_write> out: array<u32, 16>;

fn enter(n: u32) {
  trail[depth] = n;
  depth = depth + 1u;
}

fn leave() -> u32 {
  depth = depth - 1u;
  return trail[depth];
}

@compute @workgroup_size(1)
fn forwards() {
  enter(1u);
  enter(2u);
  let v = leave();
  out[0] = v + depth;
}

@compute @workgroup_size(1)
fn backwards() {
  for (var i = 0u; i < 8u; i = i + 1u) {
    enter(i * i);
  }
  for (var i_1 = 0u; i_1 < 8u; i_1 = i_1 + 1u) {
    let v = i_1;
    out[v] = leave();
  }
}
