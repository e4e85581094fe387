//# note: ten mistakes in expressions and literals, and code that uses the values
//# expect-error: wgsl/integer-literal-range line 12
//# expect-error: wgsl/numeric-literal-form line 14
//# expect-error: wgsl/mixed-operators line 16
//# expect-error: wgsl/foreign-syntax line 18
//# expect-error: wgsl/mixed-operators line 19
//# expect-error: wgsl/assignment-in-expression line 20
//# expect-error: wgsl/template-list-empty line 21
//# expect-error: wgsl/no-matching-overload line 23
//# expect-error: wgsl/wildcard-value line 25
//# expect-error: wgsl/no-matching-overload line 26
const a = 5000000000u;
const b = 1 / a;
var<private> list: array<f32, 0x>;
fn expressions(x: f32, y: i32) -> f32 {
  let c = x < y < 1;
  let d = select(1.0, x, c);
  let e = y ? 1 : 2;
  let f = e + y & 3 == 1;
  if (x = 1.0) { return d; }
  let g = vec3<>(1.0, 2.0, 3.0);
  let h = g.x + y;
  let i = x + y;
  let k = h + i + list[b] + f;
  let m = _ + 1;
  return max(k, m, x) + sqrt(x, x);
}
