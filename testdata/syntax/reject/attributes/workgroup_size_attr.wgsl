//# expect-error: wgsl/attribute-parameters line 4
//# expect-error: wgsl/attribute-parameters line 5
//# expect-error: wgsl/attribute-parameters line 6
@workgroup_size fn a() {}
@workgroup_size() fn b() {}
@workgroup_size(1, 2, 3, 4) fn c() {}
