//# expect-error: wgsl/expected-token line 4
//# expect-error: wgsl/unclosed-delimiter line 5
//# expect-error: wgsl/attribute-placement line 7
fn f();
fn g() {
fn h() {}
@vertex
const a = 1;
