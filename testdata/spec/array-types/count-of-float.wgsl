//# expect-error: wgsl/array-count-type
var<private> list: array<i32, 2.5>;
