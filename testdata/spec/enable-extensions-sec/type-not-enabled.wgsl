//# expect-error: wgsl/extension-required line 2
var<private> h: f16;
