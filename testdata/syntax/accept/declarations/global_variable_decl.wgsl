@group(0) @binding(0) var<uniform> a: vec4f;
var<private> b = 1;
