//# expect-error: wgsl/old-syntax line 6
//# expect-error: wgsl/old-syntax line 8
fn name(x: i32) -> i32 {
  var r = 0;
  switch x {
    case 0: { fallthrough; }
    case 1: { r = 1; }
    case 2, 3 { fallthrough; }
    default { r = 2; }
  }
  return r;
}
