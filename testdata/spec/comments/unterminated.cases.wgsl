//# case fail
//# expect-error: wgsl/unterminated-comment line 3
const a = 1;
/* and so on
//# case pass
const a = 1;
/* and so on */
