//# expect-error: wgsl/resource-binding-missing
@group(0) var<uniform> scale: vec4f;
