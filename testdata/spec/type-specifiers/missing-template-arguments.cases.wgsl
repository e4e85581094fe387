//# case fail
//# expect-error: wgsl/template-arguments line 2
fn f(n: array) {
}
//# case pass
fn f(n: array<f32, 2>) {
}
