//# expect-error: wgsl/initializer-space
var<workgroup> tile: array<f32, 2> = array<f32, 2>();
