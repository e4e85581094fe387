// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/size-value
struct S { @size(8) a: vec3f }
//# case 1-accepted
struct S { @size(12) a: vec3f }
