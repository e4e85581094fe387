//# case fail
//# expect-error: wgsl/missing-binding line 2
@binding(0) var<storage> data: array<f32>;
//# case pass
@group(1) @binding(0) var<storage> data: array<f32>;
