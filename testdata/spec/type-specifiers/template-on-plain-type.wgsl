//# expect-error: wgsl/template-arguments line 2
var<private> n: f32<i32>;
