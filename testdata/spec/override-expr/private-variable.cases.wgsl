//# case fail
//# pipeline: compute
//# constants: {"big": 100}
//# expect-error: wgsl/const-not-representable line 5
override big: f32 = 1;
var<private> start = exp(big);
@compute @workgroup_size(1)
fn main() {
  _ = start;
}
//# case pass
//# pipeline: compute
//# constants: {"big": 10}
override big: f32 = 1;
var<private> start = exp(big);
@compute @workgroup_size(1)
fn main() {
  _ = start;
}
