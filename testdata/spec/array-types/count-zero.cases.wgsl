//# case fail
//# expect-error: wgsl/array-count-positive line 2
var<private> none: array<i32, 0>;
//# case pass
var<private> none: array<i32, 1>;
