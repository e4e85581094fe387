// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/derivative-uniformity
diagnostic(error, derivative_uniformity);
@group(0) @binding(0) var<storage> n: f32;
@fragment fn main(@location(0) a: f32) { if a > 0.5 { _ = dpdx(a); } }
//# case 1-accepted
diagnostic(warning, derivative_uniformity);
@fragment fn main(@location(0) a: f32) { if a > 0.5 { _ = dpdx(a); } }
