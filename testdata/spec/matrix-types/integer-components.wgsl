//# expect-error: wgsl/matrix-component
var<private> m: mat2x2<i32>;
