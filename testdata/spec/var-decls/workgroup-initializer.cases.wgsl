//# case fail
//# expect-error: wgsl/initializer-placement line 2
var<workgroup> tile: array<f32, 2> = array<f32, 2>();
//# case pass
var<workgroup> tile: array<f32, 2>;
