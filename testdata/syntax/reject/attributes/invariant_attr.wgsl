//# expect-error: wgsl/attribute-parameters line 3
//# expect-error: wgsl/attribute-parameters line 4
@invariant() fn f() {}
@invariant(1) fn f() {}
