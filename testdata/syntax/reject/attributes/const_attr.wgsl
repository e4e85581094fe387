//# expect-error: wgsl/attribute-parameters line 3
//# expect-error: wgsl/attribute-parameters line 4
@const() fn f() {}
@const(1) fn g() {}
