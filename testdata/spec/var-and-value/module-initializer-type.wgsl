//# expect-error: wgsl/initializer-type
var<private> level: u32 = -1i;
