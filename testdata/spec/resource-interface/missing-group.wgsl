//# expect-error: wgsl/missing-binding
@binding(0) var<storage> data: array<f32>;
