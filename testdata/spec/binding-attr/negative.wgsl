//# expect-error: wgsl/attribute-value
@group(0) @binding(-1) var<uniform> v: vec4f;
