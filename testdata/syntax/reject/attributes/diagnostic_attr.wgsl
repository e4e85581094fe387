//# expect-error: wgsl/expected-token line 4
//# expect-error: wgsl/expected-token line 5
//# expect-error: wgsl/diagnostic-severity line 6
@diagnostic fn f() {}
@diagnostic(off) fn g() {}
@diagnostic(offf, a) fn h() {}
