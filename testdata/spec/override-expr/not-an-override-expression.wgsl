//# expect-error: wgsl/override-expression-required line 3
var<private> start = 5;
override first: i32 = start + 1;
