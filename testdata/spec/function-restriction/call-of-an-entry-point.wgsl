//# expect-error: wgsl/entry-point-call line 4
@compute @workgroup_size(1) fn main() { }
fn f() {
  main();
}
