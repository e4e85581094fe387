// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/index-type
fn f(a: vec2f) { _ = a[1.0]; }
//# case 1-accepted
fn f(a: vec2f) { _ = a[1]; }
