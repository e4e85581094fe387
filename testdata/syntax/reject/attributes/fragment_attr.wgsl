//# expect-error: wgsl/attribute-parameters line 3
//# expect-error: wgsl/attribute-parameters line 4
@fragment() fn f() {}
@fragment(1) fn f() {}
