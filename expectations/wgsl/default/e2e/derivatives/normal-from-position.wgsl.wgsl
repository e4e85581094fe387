@fragment
fn main(@location(0) world: vec3f, @location(1) uv: vec2f) -> @location(0) vec4f {
  let normal = normalize(cross(dpdx(world), dpdy(world)));
  let rim = abs(fract(uv * 8.0f) - 0.5f) / fwidth(uv * 8.0f);
  let line = 1.0f - saturate(min(rim.x, rim.y));
  return vec4f(normal * 0.5f + 0.5f, line);
}
