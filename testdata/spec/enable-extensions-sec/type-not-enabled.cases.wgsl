//# case fail
//# expect-error: wgsl/extension-required line 2
var<private> h: f16;
//# case pass
enable f16;
var<private> h: f16;
