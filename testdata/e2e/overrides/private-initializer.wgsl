// A private variable whose initializer is an override-expression.
override seed = 17u;
var<private> state: u32 = seed * 3 + 1;
var<private> corner = vec2f(f32(seed), 1);
@group(0) @binding(0) var<storage, read_write> out: array<f32, 2>;

@compute @workgroup_size(1)
fn main() {
  state ^= state << 13;
  out[0] = f32(state);
  out[1] = corner.x;
}
