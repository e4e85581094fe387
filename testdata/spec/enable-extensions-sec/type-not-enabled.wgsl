//# expect-error: wgsl/extension-not-enabled
var<private> h: f16;
