//# expect-error: wgsl/resource-binding-missing
@binding(0) var<storage> data: array<f32>;
