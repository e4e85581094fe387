//# note: the stage runs once for each sample; the target has their mean
//# draw: 3
//# target: 1x1 r32float samples 4
//# write 0:0: u32 0*4
//# expect 0:0: u32 1 1 1 1
//# expect target: f32 3.5
@group(0) @binding(0) var<storage, read_write> runs: array<atomic<u32>, 4>;
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}
@fragment fn colour(@builtin(sample_index) sample: u32) -> @location(0) f32 {
  atomicAdd(&runs[sample], 1);
  return 2.0 + f32(sample);
}
