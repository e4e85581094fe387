//# expect-error: wgsl/old-syntax line 7
fn count() -> i32 {
  var i = 0;
  loop {
    continuing {
      i = i + 1;
      if (i >= 4) { break; }
    }
  }
  return i;
}
