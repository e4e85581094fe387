// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/duplicate-attribute
@diagnostic(off, derivative_uniformity) @diagnostic(info, derivative_uniformity) fn f() {}
//# case 1-accepted
@diagnostic(off, derivative_uniformity) @diagnostic(info, subgroup_uniformity) fn f() {}
