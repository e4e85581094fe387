//# targets: spirv
//# options spirv: {"reconvergence": "maximal"}
// Each entry point says what is promised of invocations that parted.
@group(0) @binding(0) var<storage, read_write> result: array<u32, 64>;

@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) index: u32) {
  if index % 2 == 0 {
    result[index] = index;
  }
}

@fragment
fn shade(@location(0) x: f32) -> @location(0) vec4f {
  return vec4f(select(0.0, x, x > 0));
}
