// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/host-shareable
@group(0) @binding(0) var<uniform> a: vec2<bool>;
//# case 1-accepted
@group(0) @binding(0) var<uniform> a: vec2u;
//# case 2-rejected
//# expect-error: wgsl/binding-placement
@group(0) @binding(0) var<workgroup> a: i32;
//# case 2-accepted
@group(0) @binding(0) var<uniform> a: i32;
