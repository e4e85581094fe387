//# pipeline: compute
//# constants: {"big": 10}
override big: f32 = 1;
var<private> start = exp(big);
@compute @workgroup_size(1)
fn main() {
  _ = start;
}
