// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/interpolation
struct S { @location(0) @interpolate(nearest) a: f32 }
//# case 1-accepted
struct S { @location(0) @interpolate(flat) a: f32 }
//# case 2-rejected
//# expect-error: wgsl/interpolation
struct S { @location(0) @interpolate(perspective, corner) a: f32 }
//# case 2-accepted
struct S { @location(0) @interpolate(perspective, centroid) a: f32 }
//# case 3-rejected
//# expect-error: wgsl/interpolation
struct S { @location(0) @interpolate(flat, center) a: f32 }
//# case 3-accepted
struct S { @location(0) @interpolate(flat, either) a: f32 }
//# case 4-rejected
//# expect-error: wgsl/interpolation
struct S { @location(0) @interpolate(linear, first) a: f32 }
//# case 4-accepted
struct S { @location(0) @interpolate(linear, sample) a: f32 }
//# case 5-rejected
//# expect-error: wgsl/interpolate-flat
@fragment fn main(@location(0) a: u32) {}
//# case 5-accepted
@fragment fn main(@location(0) @interpolate(flat) a: u32) {}
