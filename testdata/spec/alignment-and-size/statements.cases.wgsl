// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/align-value
struct S { @align(2) a: f32 }
//# case 1-accepted
struct S { @align(8) a: f32 }
