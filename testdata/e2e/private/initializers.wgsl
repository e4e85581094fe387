// Private variables with all kinds of initializers: none, constants, expressions of constants, composites.
struct State { position: vec2f, history: array<i32, 4> }
const start = vec2f(1, 2);
var<private> a: i32;
var<private> b: f32 = 2.5;
var<private> c = array(1, 2, 3);
var<private> d = State(start * 2, array(4, 5, 6, 7));
var<private> e: mat2x2f = mat2x2f(1, 0, 0, 1);
var<private> f = vec3(true, false, true);
@group(0) @binding(0) var<storage, read_write> out: array<f32, 4>;

@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  a += c[i];
  e[0] = d.position;
  c[1] = a;
  d.history[c[0]] = 9;
  out = array(b, e[0].y, f32(d.history[i]), select(0.0, 1.0, f[i]));
}
