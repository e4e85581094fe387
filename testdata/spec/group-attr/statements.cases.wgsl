// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/binding-placement
@group(0) var<workgroup> a: i32;
//# case 1-accepted
@group(0) @binding(0) var a: sampler;
//# case 2-rejected
//# expect-error: wgsl/attribute-integer
@group(true) @binding(0) var a: sampler;
//# case 2-accepted
@group(1) @binding(0) var a: sampler;
//# case 3-rejected
//# expect-error: wgsl/attribute-value
@group(-1) @binding(0) var a: sampler;
//# case 3-accepted
@group(1) @binding(0) var a: sampler;
