// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-integer-division
fn f(a: i32) { _ = a / 0; }
//# case 1-accepted
fn f(a: i32) { _ = a / 1; }
//# case 2-rejected
//# pipeline: compute
//# constants: {"n": 0}
//# expect-error: wgsl/const-integer-division
override n: i32;
@compute @workgroup_size(1) fn main() { let r = 5 / n; }
//# case 2-accepted
//# pipeline: compute
//# constants: {"n": 1}
override n: i32;
@compute @workgroup_size(1) fn main() { let r = 5 / n; }
//# case 3-rejected
//# expect-error: wgsl/const-integer-division
const a = (-2147483647i - 1i) / -1i;
//# case 3-accepted
const a = -2147483647i / -1i;
//# case 4-rejected
//# pipeline: compute
//# constants: {"n": -1}
//# expect-error: wgsl/const-integer-division
override n: i32;
@compute @workgroup_size(1) fn main() { let r = (-2147483647i - 1i) / n; }
//# case 4-accepted
//# pipeline: compute
//# constants: {"n": 1}
override n: i32;
@compute @workgroup_size(1) fn main() { let r = (-2147483647i - 1i) / n; }
//# case 5-rejected
//# expect-error: wgsl/const-integer-division
fn f(a: u32) { _ = a / 0; }
//# case 5-accepted
fn f(a: u32) { _ = a / 1; }
//# case 6-rejected
//# pipeline: compute
//# constants: {"n": 0}
//# expect-error: wgsl/const-integer-division
override n: u32;
@compute @workgroup_size(1) fn main() { let r = 5 / n; }
//# case 6-accepted
//# pipeline: compute
//# constants: {"n": 1}
override n: u32;
@compute @workgroup_size(1) fn main() { let r = 5 / n; }
//# case 7-rejected
//# expect-error: wgsl/const-integer-division
fn f(a: i32) { _ = a % 0; }
//# case 7-accepted
fn f(a: i32) { _ = a % 1; }
//# case 8-rejected
//# pipeline: compute
//# constants: {"n": 0}
//# expect-error: wgsl/const-integer-division
override n: i32;
@compute @workgroup_size(1) fn main() { let r = 5 % n; }
//# case 8-accepted
//# pipeline: compute
//# constants: {"n": 1}
override n: i32;
@compute @workgroup_size(1) fn main() { let r = 5 % n; }
//# case 9-rejected
//# expect-error: wgsl/const-integer-division
const a = (-2147483647i - 1i) % -1i;
//# case 9-accepted
const a = -2147483647i % -1i;
//# case 10-rejected
//# pipeline: compute
//# constants: {"n": -1}
//# expect-error: wgsl/const-integer-division
override n: i32;
@compute @workgroup_size(1) fn main() { let r = (-2147483647i - 1i) % n; }
//# case 10-accepted
//# pipeline: compute
//# constants: {"n": 1}
override n: i32;
@compute @workgroup_size(1) fn main() { let r = (-2147483647i - 1i) % n; }
//# case 11-rejected
//# expect-error: wgsl/const-integer-division
fn f(a: u32) { _ = a % 0; }
//# case 11-accepted
fn f(a: u32) { _ = a % 1; }
//# case 12-rejected
//# pipeline: compute
//# constants: {"n": 0}
//# expect-error: wgsl/const-integer-division
override n: u32;
@compute @workgroup_size(1) fn main() { let r = 5 % n; }
//# case 12-accepted
//# pipeline: compute
//# constants: {"n": 1}
override n: u32;
@compute @workgroup_size(1) fn main() { let r = 5 % n; }
