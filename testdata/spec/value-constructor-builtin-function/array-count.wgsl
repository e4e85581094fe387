//# expect-error: wgsl/constructor-argument-count
const list = array<i32, 3>(1, 2);
