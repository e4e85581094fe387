//# draw: 3
//# target: 2x2 rgba32float
//# attribute 0: float32x2: f32 -1 -1 3 -1 -1 3
//# attribute 1: float32x3: f32 1 2 3 1 2 3 1 2 3
//# attribute 2: uint32 instance: u32 7
//# expect target: f32 1 2 3 7 1 2 3 7 1 2 3 7 1 2 3 7
//# tolerance: abs 0.00001
struct Between { @builtin(position) position: vec4f, @location(0) colour: vec3f, @location(1) @interpolate(flat) id: u32 }
@vertex fn corner(@location(0) at: vec2f, @location(1) colour: vec3f, @location(2) id: u32) -> Between {
  return Between(vec4f(at, 0.0, 1.0), colour, id);
}
@fragment fn colour(between: Between) -> @location(0) vec4f { return vec4f(between.colour, f32(between.id)); }
