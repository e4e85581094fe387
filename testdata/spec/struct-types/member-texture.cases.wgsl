//# case fail
//# expect-error: wgsl/member-type line 3
struct Material {
  color: texture_2d<f32>,
}
//# case pass
struct Material {
  color: vec4f,
}
