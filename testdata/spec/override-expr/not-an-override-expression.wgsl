//# expect-error: wgsl/initializer-override
var<private> start = 5;
override first: i32 = start + 1;
