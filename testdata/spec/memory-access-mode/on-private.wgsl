//# expect-error: wgsl/access-mode
var<private, read_write> n: u32;
