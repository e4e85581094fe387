struct Both {
  a: array<i32, 2>,
  b: mat2x2f,
}

@group(0) @binding(0) var<storage, read_write> out: array<f32, 6>;

fn flag() -> bool {
  return out[0] > 0.0f;
}

fn number() -> f32 {
  return 1.5f;
}

fn pair() -> vec2f {
  return vec2f(2.0f, 3.0f);
}

fn turn() -> mat2x2f {
  return mat2x2f(vec2f(0.0f, 1.0f), vec2f(-1.0f, 0.0f));
}

fn list() -> array<f32, 3> {
  return array<f32, 3>(1.0f, 2.0f, 3.0f);
}

fn both() -> Both {
  return Both(array<i32, 2>(1i, 2i), turn());
}

@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  let v = number();
  out[0] = select(0.0f, v, flag());
  out[1] = pair().y;
  let v_1 = turn();
  out[2] = (v_1 * pair()).x;
  out[3] = list()[i];
  out[4] = f32(both().a[1]);
  out[5] = both().b[0].y;
}
