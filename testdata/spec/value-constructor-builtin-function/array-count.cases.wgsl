//# case fail
//# expect-error: wgsl/argument-count line 2
const list = array<i32, 3>(1, 2);
//# case pass
const list = array<i32, 3>(1, 2, 3);
