// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/builtin-type
enable clip_distances; struct S { @builtin(clip_distances) a: array<f32, 9> }
//# case 1-accepted
enable clip_distances; struct S { @builtin(clip_distances) a: array<f32, 8> }
