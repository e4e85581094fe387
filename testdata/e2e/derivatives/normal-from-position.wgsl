// A face normal from the derivatives of a position, an edge smoothed by fwidth.
@fragment
fn main(@location(0) world: vec3f, @location(1) uv: vec2f) -> @location(0) vec4f {
  let normal = normalize(cross(dpdx(world), dpdy(world)));
  let rim = abs(fract(uv * 8) - 0.5) / fwidth(uv * 8);
  let line = 1 - saturate(min(rim.x, rim.y));
  return vec4f(normal * 0.5 + 0.5, line);
}
