//# expect-error: wgsl/call-of-entry-point
@compute @workgroup_size(1) fn main() { }
fn f() {
  main();
}
