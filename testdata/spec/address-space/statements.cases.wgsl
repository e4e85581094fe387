// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/workgroup-stage
var<workgroup> a: i32; @fragment fn main() { _ = a; }
//# case 1-accepted
var<workgroup> a: i32; @compute @workgroup_size(1) fn main() { _ = a; }
//# case 2-rejected
//# expect-error: wgsl/access-mode
var<workgroup, read_write> a: i32;
//# case 2-accepted
var<workgroup> a: i32;
