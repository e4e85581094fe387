//# case fail
//# pipeline: compute
//# constants: {"place": 3}
//# expect-error: wgsl/const-index-range line 9
//# expect-error: wgsl/const-index-range line 10
override place = 1;
@compute @workgroup_size(1)
fn main() {
  var a = array(1, 2, 3);
  a[place] = 2;
  let b = array(1, 2, 3)[place];
}
//# case pass
//# pipeline: compute
//# constants: {"place": 2}
override place = 1;
@compute @workgroup_size(1)
fn main() {
  var a = array(1, 2, 3);
  a[place] = 2;
  let b = array(1, 2, 3)[place];
}
