//# dispatch: 1 1 1
//# expect 0:0: f32 0.5 2.0 1.0 1.5 6.0 0.0 2.5 30.0 1.0
// A constant array of structures with nested arrays and bools, indexed at run time.
struct Row {
  weight: f32,
  factors: array<i32, 3>,
  flag: bool,
}
const rows = array(
  Row(0.5, array(1, 2, 1), true),
  Row(1.5, array(1, 2, 3), false),
  Row(2.5, array(2, 3, 5), true),
);
@group(0) @binding(0) var<storage, read_write> out: array<array<f32, 3>, 3>;

@compute @workgroup_size(3)
fn main(@builtin(local_invocation_index) i: u32) {
  var product = 1;
  for (var k = 0; k < 3; k++) {
    product *= rows[i].factors[k];
  }
  out[i] = array<f32, 3>(rows[i].weight, f32(product), f32(rows[i].flag));
}
