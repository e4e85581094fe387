fn f(v: vec2f) -> vec4f {
  return v.xyxy;
}
