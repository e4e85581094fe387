override seed: u32 = 17u;
var<private> state: u32 = seed * 3u + 1u;
var<private> corner: vec2f = vec2f(f32(seed), 1.0f);
@group(0) @binding(0) var<storage, read_write> out: array<f32, 2>;

@compute @workgroup_size(1)
fn main() {
  state = state ^ (state << 13u);
  out[0] = f32(state);
  out[1] = corner.x;
}
