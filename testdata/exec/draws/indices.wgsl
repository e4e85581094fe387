//# note: two strips of points' places, by indices to which one is added; an attribute goes by the sum
//# draw: 3 base 1
//# indices: 0 2 1
//# target: 1x1 rgba32uint
//# expect target: u32 1 7 1 0
//# attribute 0: uint32: u32 9 7 7 7 9
struct Between { @builtin(position) position: vec4f, @location(0) @interpolate(flat) index: u32, @location(1) @interpolate(flat) own: u32 }
@vertex fn corner(@builtin(vertex_index) index: u32, @location(0) own: u32) -> Between {
  let corner = index - 1;
  return Between(vec4f(f32(corner & 1) * 4.0 - 1.0, f32(corner >> 1) * 4.0 - 1.0, 0.0, 1.0), index, own);
}
@fragment fn colour(between: Between, @builtin(front_facing) front: bool) -> @location(0) vec4u {
  return vec4u(between.index, between.own, u32(!front), 0);
}
