//# expect-error: wgsl/unknown-attribute line 5
//# expect-error: wgsl/expected-identifier line 6
//# expect-error: wgsl/expected-identifier line 7
//# expect-error: wgsl/unknown-attribute line 8
@stage fn f() {}
@ fn g() {}
@5 fn h() {}
@unknown(1, (2)) fn i() {}
