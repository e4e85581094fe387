//# expect-error: wgsl/compute-result
@compute @workgroup_size(1)
fn main() -> @location(0) vec4f {
  return vec4f();
}
