//# case fail
//# expect-error: wgsl/array-count-type line 2
var<private> list: array<i32, 2.5>;
//# case pass
var<private> list: array<i32, 2>;
