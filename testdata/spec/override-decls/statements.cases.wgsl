// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/module-scope-only
fn f() { override a = 1; }
//# case 1-accepted
override a = 1;
//# case 2-rejected
//# pipeline: compute
//# expect-error: wgsl/override-value
override a: i32; override b = a + 1;
@compute @workgroup_size(1) fn main() { _ = b; }
//# case 2-accepted
//# pipeline: compute
//# constants: {"a": 1}
override a: i32; override b = a + 1;
@compute @workgroup_size(1) fn main() { _ = b; }
//# case 3-rejected
//# expect-error: wgsl/attribute-value
@id(65536) override a: i32;
//# case 3-accepted
@id(65535) override a: i32;
