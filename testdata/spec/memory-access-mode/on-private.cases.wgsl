//# case fail
//# expect-error: wgsl/access-mode line 2
var<private, read_write> n: u32;
//# case pass
var<private> n: u32;
