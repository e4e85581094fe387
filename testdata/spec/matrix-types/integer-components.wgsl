//# expect-error: wgsl/matrix-component-type
var<private> m: mat2x2<i32>;
