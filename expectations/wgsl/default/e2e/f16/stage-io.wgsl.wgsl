enable f16;

struct Varyings {
  @builtin(position) position: vec4f,
  @location(0) colour: vec3h,
  @location(1) fade: f16,
}

@vertex
fn vertex_main(@location(0) place: vec4h, @location(1) colour: vec3h) -> Varyings {
  return Varyings(vec4f(place), colour * 0.5h, place.w);
}

@fragment
fn fragment_main(v: Varyings) -> @location(0) vec4h {
  return vec4h(v.colour, v.fade);
}
