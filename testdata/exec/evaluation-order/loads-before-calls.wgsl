//# note: a variable is read before a later call changes it
//# expect 0:0: i32 15 25 10
var<private> g: i32 = 5;
fn change() -> i32 { g = 20; return 10; }
fn back() -> i32 { g = 5; return 5; }
@group(0) @binding(0) var<storage, read_write> out: array<i32>;
@compute @workgroup_size(1) fn main() {
  out[0] = g + change();
  out[1] = g + back();
  var a = array(g, change());
  out[2] = a[1] + a[0] - 5;
}
