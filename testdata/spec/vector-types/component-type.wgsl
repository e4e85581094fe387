//# expect-error: wgsl/vector-component-type
var<private> v: vec2<vec2f>;
