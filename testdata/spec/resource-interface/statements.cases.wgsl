// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/missing-binding
@group(0) var a: sampler;
//# case 1-accepted
@group(0) @binding(0) var a: sampler;
//# case 2-rejected
//# expect-error: wgsl/binding-unique
@group(0) @binding(1) var a: sampler; @group(0) @binding(1) var b: sampler; @fragment fn main() { _ = a; _ = b; }
//# case 2-accepted
@group(0) @binding(0) var a: sampler; @group(0) @binding(1) var b: sampler; @fragment fn main() { _ = a; _ = b; }
