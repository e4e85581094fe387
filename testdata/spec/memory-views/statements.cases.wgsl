// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/access-mode
@group(0) @binding(0) var<storage, write> a: f32;
//# case 1-accepted
@group(0) @binding(0) var<storage, read_write> a: f32;
