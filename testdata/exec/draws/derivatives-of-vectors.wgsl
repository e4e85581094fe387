//# draw: 3
//# target: 4x2 r32uint
//# expect target: u32 0*8
// Where values change evenly all nine derivatives are exact; a bit for each that is not.
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}

@fragment fn colour(@builtin(position) at: vec4f) -> @location(0) u32 {
  let x = at.x * 2.0 - at.y * 3.0;
  let v2 = vec2f(at.x, at.y * -4.0);
  let v3 = vec3f(x, at.yx);
  let v4 = vec4f(v3, 5.0);
  var bits = 0u;
  bits |= u32(dpdx(x) != 2.0);
  bits |= u32(dpdy(x) != -3.0) << 1u;
  bits |= u32(fwidth(x) != 5.0) << 2u;
  bits |= u32(any(dpdx(v2) != vec2f(1.0, 0.0))) << 3u;
  bits |= u32(any(dpdy(v3) != vec3f(-3.0, 1.0, 0.0))) << 4u;
  bits |= u32(any(fwidth(v4) != vec4f(5.0, 1.0, 1.0, 0.0))) << 5u;
  bits |= u32(dpdxCoarse(x) != 2.0) << 6u;
  bits |= u32(any(dpdxCoarse(v4) != vec4f(2.0, 0.0, 1.0, 0.0))) << 7u;
  bits |= u32(any(dpdyCoarse(v2) != vec2f(0.0, -4.0))) << 8u;
  bits |= u32(any(fwidthCoarse(v3) != vec3f(5.0, 1.0, 1.0))) << 9u;
  bits |= u32(any(dpdxFine(v3) != vec3f(2.0, 0.0, 1.0))) << 10u;
  bits |= u32(dpdyFine(x) != -3.0) << 11u;
  bits |= u32(any(dpdyFine(v4) != vec4f(-3.0, 1.0, 0.0, 0.0))) << 12u;
  bits |= u32(any(fwidthFine(v2) != vec2f(1.0, 4.0))) << 13u;
  bits |= u32(fwidthFine(at.x) != 1.0) << 14u;
  return bits;
}
