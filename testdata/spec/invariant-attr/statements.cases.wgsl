// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/invariant-placement
struct S { @location(0) @invariant a: vec4f }
//# case 1-accepted
struct S { @builtin(position) @invariant a: vec4f }
