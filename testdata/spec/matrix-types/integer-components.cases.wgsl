//# case fail
//# expect-error: wgsl/matrix-component-type line 2
var<private> m: mat2x2<i32>;
//# case pass
var<private> m: mat2x2<f32>;
