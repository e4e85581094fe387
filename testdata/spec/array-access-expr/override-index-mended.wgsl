//# pipeline: compute
//# constants: {"place": 2}
override place = 1;
@compute @workgroup_size(1)
fn main() {
  var a = array(1, 2, 3);
  a[place] = 2;
  let b = array(1, 2, 3)[place];
}
