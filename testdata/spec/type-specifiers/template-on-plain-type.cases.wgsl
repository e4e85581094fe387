//# case fail
//# expect-error: wgsl/template-arguments line 2
var<private> n: f32<i32>;
//# case pass
var<private> n: f32;
