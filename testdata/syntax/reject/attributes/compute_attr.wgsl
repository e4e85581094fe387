//# expect-error: wgsl/attribute-parameters line 3
//# expect-error: wgsl/attribute-parameters line 4
@compute() fn f() {}
@compute(1) fn f() {}
