//# expect-error: wgsl/old-syntax line 4
//# expect-error: wgsl/old-syntax line 6
const width = 8;
static_assert width % 4 == 0;
fn f() {
  static_assert(width < 100);
}
