//# case fail
//# expect-error: wgsl/pointer-alias line 11
var<workgroup> heights: array<i32, 4>;
fn peak() -> i32 {
  return heights[1];
}
fn raise(p: ptr<workgroup, array<i32, 4>>) {
  (*p)[0] = peak();
}
@compute @workgroup_size(1)
fn main() {
  raise(&heights);
}
//# case pass
var<workgroup> heights: array<i32, 4>;
var<workgroup> others: array<i32, 4>;
fn peak() -> i32 {
  return heights[1];
}
fn raise(p: ptr<workgroup, array<i32, 4>>) {
  (*p)[0] = peak();
}
@compute @workgroup_size(1)
fn main() {
  raise(&others);
}
