// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-shift-range
fn f(a: i32) { _ = a << 32; }
//# case 1-accepted
fn f(a: i32) { _ = a << 31; }
//# case 2-rejected
//# pipeline: compute
//# constants: {"n": 32}
//# expect-error: wgsl/const-shift-range
override n: u32;
@compute @workgroup_size(1) fn main() { let a = 0i; let r = a << n; }
//# case 2-accepted
//# pipeline: compute
//# constants: {"n": 31}
override n: u32;
@compute @workgroup_size(1) fn main() { let a = 0i; let r = a << n; }
//# case 3-rejected
//# expect-error: wgsl/const-shift-range
const a = 1073741824i << 1;
//# case 3-accepted
const a = 536870912i << 1;
//# case 5-rejected
//# pipeline: compute
//# constants: {"n": 1}
//# expect-error: wgsl/const-shift-range
override n: u32;
@compute @workgroup_size(1) fn main() { let r = 1073741824i << n; }
//# case 5-accepted
//# pipeline: compute
//# constants: {"n": 0}
override n: u32;
@compute @workgroup_size(1) fn main() { let r = 1073741824i << n; }
//# case 6-rejected
//# expect-error: wgsl/const-shift-range
const a = 2147483648u << 1;
//# case 6-accepted
const a = 1073741824u << 1;
//# case 7-rejected
//# pipeline: compute
//# constants: {"n": 1}
//# expect-error: wgsl/const-shift-range
override n: u32;
@compute @workgroup_size(1) fn main() { let r = 2147483648u << n; }
//# case 7-accepted
//# pipeline: compute
//# constants: {"n": 0}
override n: u32;
@compute @workgroup_size(1) fn main() { let r = 2147483648u << n; }
//# case 8-rejected
//# expect-error: wgsl/const-shift-range
const a = 4611686018427387904 << 1;
//# case 8-accepted
const a = 2305843009213693952 << 1;
//# case 9-rejected
//# expect-error: wgsl/const-shift-range
fn f(a: i32) { _ = a >> 32; }
//# case 9-accepted
fn f(a: i32) { _ = a >> 31; }
//# case 10-rejected
//# pipeline: compute
//# constants: {"n": 32}
//# expect-error: wgsl/const-shift-range
override n: u32;
@compute @workgroup_size(1) fn main() { let a = 0i; let r = a >> n; }
//# case 10-accepted
//# pipeline: compute
//# constants: {"n": 31}
override n: u32;
@compute @workgroup_size(1) fn main() { let a = 0i; let r = a >> n; }
