// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/swizzle
fn f(a: vec2f) { _ = a.xg; }
//# case 1-accepted
fn f(a: vec2f) { _ = a.xy + a.rg; }
//# case 2-rejected
//# expect-error: wgsl/swizzle
fn f(a: vec2f) { _ = a.z; }
//# case 2-accepted
fn f(a: vec3f) { _ = a.z; }
//# case 3-rejected
//# expect-error: wgsl/swizzle
fn f(a: vec2f) { _ = a.xyxyx; }
//# case 3-accepted
fn f(a: vec2f) { _ = a.xyxy; }
