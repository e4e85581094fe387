//# expect-error: wgsl/array-element-type line 2
@group(0) @binding(0) var t: array<texture_2d<f32>, 4>;
