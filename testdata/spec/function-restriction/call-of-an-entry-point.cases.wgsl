//# case fail
//# expect-error: wgsl/entry-point-call line 4
@compute @workgroup_size(1) fn main() { }
fn f() {
  main();
}
//# case pass
fn main() { }
fn f() {
  main();
}
