//# expect-error: wgsl/let-at-module-scope line 3
//# expect-error: wgsl/let-at-module-scope line 4
let PI : f32 = 3.14159;
let STEPS = 16u;
fn angle(i: u32) -> f32 { return f32(i) * PI / f32(STEPS); }
