//# expect-error: wgsl/argument-count line 2
const list = array<i32, 3>(1, 2);
