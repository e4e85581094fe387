@group(0) @binding(0) var<storage, read_write> used: u32;
@group(0) @binding(1) var<storage, read_write> not_used: array<u32>;
var<private> lonely: vec4f;

fn also_never(v: vec2u) -> u32 {
  lonely.x = lonely.x + 1.0f;
  return v.x;
}

fn never() -> u32 {
  not_used[0] = 1u;
  return also_never(vec2u(1u, 2u));
}

fn called() -> u32 {
  return 5u;
}

@compute @workgroup_size(1)
fn main() {
  used = called();
}
