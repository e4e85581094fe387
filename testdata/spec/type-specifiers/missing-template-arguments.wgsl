//# expect-error: wgsl/template-arguments
fn f(n: array) {
}
