//# case fail
//# expect-error: wgsl/missing-binding line 2
@group(0) var<uniform> scale: vec4f;
//# case pass
@group(0) @binding(0) var<uniform> scale: vec4f;
