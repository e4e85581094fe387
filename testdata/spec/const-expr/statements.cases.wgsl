// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/load-type
@group(0) @binding(0) var<storage> a: array<f32>; const b = a;
//# case 1-accepted
const b = array(1, 2);
//# case 2-rejected
//# expect-error: wgsl/const-integer-division
const a = 1 / 0;
//# case 2-accepted
const a = false && 1 / 0 == 0;
//# case 3-rejected
//# expect-error: wgsl/const-conversion-range
const a = i32(5 * 1000 * 1000 * 1000);
//# case 3-accepted
const a = u32(4 * 1000 * 1000 * 1000);
