//# expect-error: wgsl/attribute-parameters line 3
//# expect-error: wgsl/attribute-parameters line 4
@vertex() fn f() {}
@vertex(1) fn f() {}
