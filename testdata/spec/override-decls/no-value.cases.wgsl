//# case fail
//# pipeline: compute
//# expect-error: wgsl/override-value line 3
override strength: f32;
@compute @workgroup_size(1)
fn main() {
  if false {
    _ = strength;
  }
}
//# case pass
//# pipeline: compute
//# constants: {"strength": 0.5}
override strength: f32;
@compute @workgroup_size(1)
fn main() {
  if false {
    _ = strength;
  }
}
