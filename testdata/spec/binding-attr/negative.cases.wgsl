//# case fail
//# expect-error: wgsl/attribute-value line 2
@group(0) @binding(-1) var<uniform> v: vec4f;
//# case pass
@group(0) @binding(1) var<uniform> v: vec4f;
