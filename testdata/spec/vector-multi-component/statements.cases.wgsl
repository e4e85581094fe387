// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/assignment-to-value
fn f() { var a: vec3f; a.xy = vec2f(); }
//# case 1-accepted
fn f() { var a: vec3f; a.x = 1; }
