//# pipeline: compute
//# expect-error: wgsl/override-value line 3
override strength: f32;
@compute @workgroup_size(1)
fn main() {
  if false {
    _ = strength;
  }
}
