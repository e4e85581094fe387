struct Output {
  @location(0) colour: vec4f,
  @builtin(frag_depth) depth: f32,
  @builtin(sample_mask) mask: u32,
}

@fragment
fn main(@builtin(position) position: vec4f, @builtin(front_facing) front: bool, @builtin(sample_index) sample: u32, @builtin(sample_mask) covered: u32) -> Output {
  var o = Output(vec4f(fract(position.xy), position.w, 1.0f), position.z, covered);
  if (!front) {
    o.colour = vec4f(1.0f, 0.0f, 0.0f, 1.0f);
  }
  o.mask = o.mask & ~(1u << sample);
  return o;
}
