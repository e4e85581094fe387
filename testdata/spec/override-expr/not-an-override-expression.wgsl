//# expect-error: wgsl/override-expression-required
var<private> start = 5;
override first: i32 = start + 1;
