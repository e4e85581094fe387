//# expect-error: wgsl/template-arguments line 2
fn f(n: array) {
}
