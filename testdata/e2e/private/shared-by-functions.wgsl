// Private state handed between functions without parameters, in two entry points.
var<private> depth: u32;
var<private> trail: array<u32, 16>;
@group(0) @binding(0) var<storage, read_write> out: array<u32, 16>;

fn enter(n: u32) {
  trail[depth] = n;
  depth += 1;
}

fn leave() -> u32 {
  depth -= 1;
  return trail[depth];
}

@compute @workgroup_size(1)
fn forwards() {
  enter(1);
  enter(2);
  out[0] = leave() + depth;
}

@compute @workgroup_size(1)
fn backwards() {
  for (var i = 0u; i < 8; i++) { enter(i * i); }
  for (var i = 0u; i < 8; i++) { out[i] = leave(); }
}
