//# case fail
//# expect-error: wgsl/array-count-positive line 3
const few = 3;
var<private> list: array<i32, few - 4>;
//# case pass
const few = 3;
var<private> list: array<i32, few - 2>;
