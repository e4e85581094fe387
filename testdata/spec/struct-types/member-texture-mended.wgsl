struct Material {
  color: vec4f,
}
