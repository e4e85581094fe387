// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/initializer-type
const a: i32 = 1e0;
//# case 1-accepted
const a: i32 = 10;
//# case 2-rejected
//# expect-error: wgsl/initializer-type
const a: i32 = 0x1p0;
//# case 2-accepted
const a: i32 = 0x1f;
//# case 3-rejected
//# expect-error: wgsl/integer-literal-range
const a = 4294967296u;
//# case 3-accepted
const a = 4294967295u;
