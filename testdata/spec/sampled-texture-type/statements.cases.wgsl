// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/texture-sampled-type
@group(0) @binding(0) var t: texture_2d<bool>;
//# case 1-accepted
@group(0) @binding(0) var t: texture_2d<u32>;
