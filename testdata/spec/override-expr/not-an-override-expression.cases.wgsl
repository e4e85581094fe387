//# case fail
//# expect-error: wgsl/override-expression-required line 3
var<private> start = 5;
override first: i32 = start + 1;
//# case pass
var<private> start = 5;
override first: i32 = 5 + 1;
