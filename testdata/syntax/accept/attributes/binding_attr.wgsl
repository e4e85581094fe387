@group(0) @binding(1 + 1) var<uniform> a: vec4f;
@group(0) @binding(0,) var<uniform> b: vec4f;
