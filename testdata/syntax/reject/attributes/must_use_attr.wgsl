//# expect-error: wgsl/attribute-parameters line 3
//# expect-error: wgsl/attribute-parameters line 4
@must_use() fn f() {}
@must_use(1) fn f() {}
