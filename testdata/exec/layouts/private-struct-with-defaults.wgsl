//# expect 0:0: f32 1 2 3 4 0 0 0 0 9
struct State { a: vec4f, b: mat2x2f, c: u32 }
var<private> state = State(vec4f(1, 2, 3, 4), mat2x2f(), 9);
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  for (var i = 0; i < 4; i++) {
    out[i] = state.a[i];
    out[4 + i] = state.b[i / 2][i % 2];
  }
  out[8] = f32(state.c);
}
