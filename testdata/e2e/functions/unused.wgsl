// Functions that nothing calls, one of them using a buffer that no entry point uses.
@group(0) @binding(0) var<storage, read_write> used: u32;
@group(0) @binding(1) var<storage, read_write> not_used: array<u32>;
var<private> lonely: vec4f;

fn never() -> u32 {
  not_used[0] = 1;
  return also_never(vec2u(1, 2));
}

fn also_never(v: vec2u) -> u32 {
  lonely.x += 1;
  return v.x;
}

fn called() -> u32 { return 5; }

@compute @workgroup_size(1)
fn main() {
  used = called();
}
