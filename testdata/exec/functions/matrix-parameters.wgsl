//# expect 0:0: f32 5 11 7 10
fn apply(m: mat2x2f, v: vec2f) -> vec2f { return m * v; }
fn squared(m: mat2x2f) -> mat2x2f { return m * m; }
@group(0) @binding(0) var<storage, read_write> out: array<f32, 4>;
@compute @workgroup_size(1) fn main() {
  let m = mat2x2f(1, 3, 2, 4);
  let v = apply(m, vec2f(1, 2));
  out[0] = v.x; out[1] = v.y;
  let s = squared(m);
  out[2] = s[0][0]; out[3] = s[1][0];
}
