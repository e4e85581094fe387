struct State {
  position: vec2f,
  history: array<i32, 4>,
}

var<private> a: i32;
var<private> b: f32 = 2.5f;
var<private> c: array<i32, 3> = array<i32, 3>(1i, 2i, 3i);
var<private> d: State = State(vec2f(2.0f, 4.0f), array<i32, 4>(4i, 5i, 6i, 7i));
var<private> e: mat2x2f = mat2x2f(vec2f(1.0f, 0.0f), vec2f(0.0f, 1.0f));
var<private> f: vec3<bool> = vec3<bool>(true, false, true);
@group(0) @binding(0) var<storage, read_write> out: array<f32, 4>;

@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  a = a + c[i];
  e[0] = d.position;
  c[1] = a;
  d.history[c[0]] = 9i;
  out = array<f32, 4>(b, e[0].y, f32(d.history[i]), select(0.0f, 1.0f, f[i]));
}
