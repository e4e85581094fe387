//# expect-error: wgsl/attribute-parameters line 5
//# expect-error: wgsl/attribute-parameters line 6
//# expect-error: wgsl/attribute-parameters line 7
//# expect-error: wgsl/unclosed-delimiter line 8
@subgroup_size fn f() {}
@subgroup_size() fn f() {}
@subgroup_size(1, 2) fn f() {}
@subgroup_size(1 fn f() {}
