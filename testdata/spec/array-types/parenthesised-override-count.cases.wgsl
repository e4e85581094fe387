//# case fail
//# expect-error: wgsl/argument-type line 7
override n = 4;
var<workgroup> sums: array<i32, (n)>;
fn clear(p: ptr<workgroup, array<i32, n>>) { (*p)[0] = 0; }
@compute @workgroup_size(1)
fn main() {
  clear(&sums);
}
//# case pass
override n = 4;
var<workgroup> sums: array<i32, n>;
fn clear(p: ptr<workgroup, array<i32, n>>) { (*p)[0] = 0; }
@compute @workgroup_size(1)
fn main() {
  clear(&sums);
}
