//# expect-error: wgsl/member-type line 3
struct Material {
  color: texture_2d<f32>,
}
