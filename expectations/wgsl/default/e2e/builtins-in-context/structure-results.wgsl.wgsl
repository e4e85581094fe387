@group(0) @binding(0) var<storage, read_write> out: array<vec4f, 4>;

@compute @workgroup_size(1)
fn main() {
  let a = frexp(out[0].x);
  let b = frexp(out[1]);
  var c = modf(out[2].xyz);
  out[0] = vec4f(a.fract, f32(a.exp), modf(out[0].y).whole, 0.5f);
  out[1] = ldexp(b.fract, b.exp + 1i);
  c.whole.y = c.fract.x;
  out[2] = vec4f(c.whole, 1.0f);
  out[3].x = f32(frexp(out[3].zw).exp.y);
}
