//# expect-error: wgsl/template-arguments
var<private> n: f32<i32>;
