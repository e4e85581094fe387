// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/derivative-uniformity
@fragment fn main(@location(0) a: f32) { if a > 0 { _ = dpdx(a); } }
//# case 1-accepted
@fragment fn main(@location(0) a: f32) { let d = dpdx(a); if a > 0 { _ = d; } }
