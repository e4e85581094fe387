//# expect-error: wgsl/access-mode line 2
var<private, read_write> n: u32;
