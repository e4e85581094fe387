// Results of every constructible kind, used directly after the call.
struct Both { a: array<i32, 2>, b: mat2x2f }
@group(0) @binding(0) var<storage, read_write> out: array<f32, 6>;

fn flag() -> bool { return out[0] > 0; }
fn number() -> f32 { return 1.5; }
fn pair() -> vec2f { return vec2f(2, 3); }
fn turn() -> mat2x2f { return mat2x2f(0, 1, -1, 0); }
fn list() -> array<f32, 3> { return array<f32, 3>(1, 2, 3); }
fn both() -> Both { return Both(array(1, 2), turn()); }

@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  out[0] = select(0.0, number(), flag());
  out[1] = pair().y;
  out[2] = (turn() * pair()).x;
  out[3] = list()[i];
  out[4] = f32(both().a[1]);
  out[5] = both().b[0][1];
}
