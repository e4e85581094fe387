//# expect-error: wgsl/array-count-positive
var<private> none: array<i32, 0>;
