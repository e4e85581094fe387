//# case fail
//# pipeline: compute
//# constants: {"n": 2}
//# expect-error: wgsl/const-index-range line 7
override n = 4;
var<workgroup> sums: array<vec2f, n>;
fn clear(p: ptr<workgroup, array<vec2f, n>>) {
  p[2] = vec2f();
}
@compute @workgroup_size(1)
fn main() {
  clear(&sums);
  sums[1].x = 1;
}
//# case pass
//# pipeline: compute
//# constants: {"n": 3}
override n = 4;
var<workgroup> sums: array<vec2f, n>;
fn clear(p: ptr<workgroup, array<vec2f, n>>) {
  p[2] = vec2f();
}
@compute @workgroup_size(1)
fn main() {
  clear(&sums);
  sums[1].x = 1;
}
