struct Surface {
  @location(1) normal: vec3f,
  @location(0) uv: vec2f,
}

@fragment
fn main(surface: Surface, @location(2) @interpolate(flat) layer: i32, @builtin(front_facing) front: bool) -> @location(0) vec4f {
  let n = select(-surface.normal, surface.normal, front);
  return vec4f(n.xy, surface.uv.x, f32(layer));
}
