//# note: what counts vertices and instances counts from the first of the draw
//# draw: 3 2 first 3 first-instance 5
//# target: 1x1 rgba32uint
//# expect target: u32 3 6 46 0
//# attribute 0: uint32 instance: u32 40 41 42 43 44 45 46
struct Between {
  @builtin(position) position: vec4f,
  @location(0) @interpolate(flat) ids: vec3u,
}
@vertex fn corner(@builtin(vertex_index) index: u32, @builtin(instance_index) instance: u32, @location(0) own: u32) -> Between {
  let corner = index - 3;
  return Between(vec4f(f32(corner & 1) * 4.0 - 1.0, f32(corner >> 1) * 4.0 - 1.0, 0.0, 1.0), vec3u(index, instance, own));
}
@fragment fn colour(between: Between) -> @location(0) vec4u { return vec4u(between.ids, 0); }
