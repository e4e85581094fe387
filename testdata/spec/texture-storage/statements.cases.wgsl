// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/template-arguments
@group(0) @binding(0) var t: texture_storage_2d<f32, write>;
//# case 1-accepted
@group(0) @binding(0) var t: texture_storage_2d<r32float, write>;
//# case 3-rejected
//# expect-error: wgsl/template-arguments
@group(0) @binding(0) var t: texture_storage_2d<r32float, storage>;
//# case 3-accepted
@group(0) @binding(0) var t: texture_storage_2d<r32float, read_write>;
