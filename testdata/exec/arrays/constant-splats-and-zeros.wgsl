//# dispatch: 1 1 1
//# expect 0:0: i32 -7 -7 0 0 -7 -7 0 0 1 2 0 0
// Arrays of constants: elements of one value, zero elements, and elements of several values beside each other.
@group(0) @binding(0) var<storage, read_write> out: array<vec2i, 6>;

const rows = array(vec2i(-7), vec2i(), vec2i(-7), vec2i(), vec2i(1, 2), vec2i());

@compute @workgroup_size(1)
fn main() {
  for (var i = 0u; i < 6u; i += 1u) {
    out[i] = rows[i];
  }
}
