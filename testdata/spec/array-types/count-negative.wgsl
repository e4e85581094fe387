//# expect-error: wgsl/array-count-positive
const few = 3;
var<private> list: array<i32, few - 4>;
