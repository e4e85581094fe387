//# note: what is discarded keeps zeros, and writes nothing to the buffer; its neighbours' derivatives live on
//# draw: 3
//# target: 4x4 r32float
//# write 0:0: u32 0*16
//# expect 0:0: u32 0 1 0 1 1 0 1 0 0 1 0 1 1 0 1 0
//# expect target: f32 0 1 0 1 1 0 1 0 0 1 0 1 1 0 1 0
@group(0) @binding(0) var<storage, read_write> seen: array<u32, 16>;

@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}

@fragment fn colour(@builtin(position) at: vec4f) -> @location(0) f32 {
  let pixel = vec2u(at.xy);
  if (pixel.x + pixel.y) % 2 == 0 {
    discard;
  }
  seen[pixel.y * 4 + pixel.x] += 1;
  return dpdx(at.x);
}
