//# expect-error: wgsl/attribute-range
@group(0) @binding(-1) var<uniform> v: vec4f;
