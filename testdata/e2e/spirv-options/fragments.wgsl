//# targets: spirv
//# options spirv: {"centred_position": true, "clamp_frag_depth": true, "depth_range_offset": 16}
// Positions at centres of pixels, and depths within the range of the viewport, which lies behind the shader's own immediate data.
requires immediate_address_space;

var<immediate> colour: vec4f;

struct Out {
  @location(0) colour: vec4f,
  @builtin(frag_depth) depth: f32,
}

@fragment
fn coloured(@builtin(position) place: vec4f, @builtin(sample_index) sample: u32) -> Out {
  if place.x > 8 {
    return Out(colour, place.z);
  }
  return Out(colour * f32(sample), place.y);
}

@fragment
fn deep(@builtin(position) place: vec4f) -> @builtin(frag_depth) f32 {
  return place.w;
}
