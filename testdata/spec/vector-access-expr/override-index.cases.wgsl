//# case fail
//# pipeline: compute
//# constants: {"place": -1}
//# expect-error: wgsl/const-index-range line 9
//# expect-error: wgsl/const-index-range line 10
override place = 1;
@compute @workgroup_size(1)
fn main() {
  var m = mat2x3f();
  _ = m[1][place];
  _ = m[place];
}
//# case pass
//# pipeline: compute
//# constants: {"place": 1}
override place = 1;
@compute @workgroup_size(1)
fn main() {
  var m = mat2x3f();
  _ = m[1][place];
  _ = m[place];
}
