//# expect-error: wgsl/old-syntax line 5
fn sign_of(x: f32) -> i32 {
  if (x > 0.0) {
    return 1;
  } elseif (x < 0.0) {
    return -1;
  } else {
    return 0;
  }
}
