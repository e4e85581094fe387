//# expect-error: wgsl/vector-component-type line 2
var<private> v: vec2<vec2f>;
