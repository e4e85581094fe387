// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/attribute-placement
@diagnostic(off, derivative_uniformity) var<private> a: i32;
//# case 1-accepted
@diagnostic(off, derivative_uniformity) fn f() {}
//# case 2-rejected
//# expect-error: wgsl/diagnostic-conflict
diagnostic(off, derivative_uniformity); diagnostic(error, derivative_uniformity);
//# case 2-accepted
diagnostic(off, derivative_uniformity); diagnostic(error, subgroup_uniformity);
