//# expect-error: wgsl/unterminated-comment
const a = 1;
/* and so on
