//# expect-error: wgsl/initializer-placement
var<workgroup> tile: array<f32, 2> = array<f32, 2>();
