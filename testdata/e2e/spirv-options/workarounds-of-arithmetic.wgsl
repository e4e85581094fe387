//# targets: spirv
//# options spirv: {"scalar_clamps": true, "sign_by_bits": true, "scalar_quantize": true, "packing_by_arithmetic": true, "saturate_by_min_max": true, "zero_by_less_than_one": true}
// Arithmetic that some drivers get wrong, in other words.
enable f16;

@group(0) @binding(0) var<storage, read_write> result: array<vec4f, 8>;
@group(0) @binding(1) var<uniform> given: vec4f;
@group(0) @binding(2) var<storage, read_write> halves: array<vec4<f16>, 4>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  result[0] = clamp(given, vec4f(), result[1]) + min(given, result[2]) - max(given.x, 2);
  result[3] = -given + abs(result[4]) * -given.y + vec4f(quantizeToF16(given.xy), 0, 0);
  result[5] = unpack4x8snorm(pack4x8unorm(given)) + vec4f(unpack2x16snorm(i), unpack2x16unorm(pack2x16snorm(given.zw)));
  let h = halves[i];
  halves[0] = -h + abs(h) + vec4<f16>(-h.xyz, abs(h.w)) + saturate(h);
  halves[1] = vec4<f16>(-h.xy, saturate(h.zw));
  if i == 0 && 0 != bitcast<u32>(given.x) {
    result[6] = select(given, -given, vec4u(i) == vec4u());
  }
}
