//# case fail
//# expect-error: wgsl/compute-result line 3
@compute @workgroup_size(1)
fn main() -> @location(0) vec4f {
  return vec4f();
}
//# case pass
@compute @workgroup_size(1)
fn main() {
  return;
}
