struct Output {
  @location(0) colour: vec4f,
  @location(1) uv: vec2f,
  @location(3) @interpolate(flat) layer: u32,
  @builtin(position) position: vec4f,
  @location(2) @interpolate(flat) cell: vec2i,
  @location(6) fade: f32,
}

@vertex
fn main(@location(0) place: vec4f, @location(1) n: u32) -> Output {
  var o: Output;
  o.position = place;
  o.colour = abs(place);
  o.uv = place.xy * 0.5f + 0.5f;
  o.layer = n;
  o.cell = vec2i(place.zw * 100.0f);
  o.fade = 1.0f - place.z;
  return o;
}
