enable dual_source_blending;

struct Sources {
  @location(0) @blend_src(0) color: vec4f,
  @location(0) @blend_src(1) coverage: vec4f,
}

@fragment
fn main(@location(0) color: vec4f, @location(1) mask: vec3f) -> Sources {
  return Sources(color, vec4f(mask * color.w, color.w));
}
