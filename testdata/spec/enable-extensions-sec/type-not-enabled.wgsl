//# expect-error: wgsl/extension-required
var<private> h: f16;
