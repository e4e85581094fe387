//# expect-error: wgsl/foreign-name line 5
//# expect-error: wgsl/foreign-name line 5
//# expect-error: wgsl/foreign-syntax line 6
enable f16;
fn f(x: half, v: half3) -> half {
  half y = x * 2.0h;
  return y + v.x;
}
