//# expect-error: wgsl/missing-binding
@group(0) var<uniform> scale: vec4f;
