// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/access-mode
fn f(a: ptr<storage, array<f32>, write>) { _ = arrayLength(a); }
//# case 1-accepted
fn f(a: ptr<storage, array<f32>, read_write>) { _ = arrayLength(a); }
