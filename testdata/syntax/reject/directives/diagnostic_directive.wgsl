//# expect-error: wgsl/expected-token line 2
diagnostic off, derivative_uniformity;
const a = 1;
