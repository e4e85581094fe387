//# expect-error: wgsl/no-matching-overload line 2
const list = array<i32, 3>(1, 2);
