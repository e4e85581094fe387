//# case fail
//# expect-error: wgsl/initializer-type line 2
var<private> level: u32 = -1i;
//# case pass
var<private> level: u32 = 1u;
