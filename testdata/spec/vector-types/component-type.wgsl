//# expect-error: wgsl/vector-component
var<private> v: vec2<vec2f>;
