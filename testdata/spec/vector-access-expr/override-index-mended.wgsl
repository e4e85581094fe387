//# pipeline: compute
//# constants: {"place": 1}
override place = 1;
@compute @workgroup_size(1)
fn main() {
  var m = mat2x3f();
  _ = m[1][place];
  _ = m[place];
}
