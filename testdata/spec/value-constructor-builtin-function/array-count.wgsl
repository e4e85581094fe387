//# expect-error: wgsl/argument-count
const list = array<i32, 3>(1, 2);
