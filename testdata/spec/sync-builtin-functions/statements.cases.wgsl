// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/builtin-function-stage
@fragment fn main() { workgroupBarrier(); }
//# case 1-accepted
@compute @workgroup_size(1) fn main() { workgroupBarrier(); }
//# case 3-rejected
//# expect-error: wgsl/collective-uniformity
@compute @workgroup_size(1) fn main(@builtin(local_invocation_index) i: u32) { if i > 0 { storageBarrier(); } }
//# case 3-accepted
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) i: vec3u) { if i.x > 0 { storageBarrier(); } }
