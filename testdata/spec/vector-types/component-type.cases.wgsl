//# case fail
//# expect-error: wgsl/vector-component-type line 2
var<private> v: vec2<vec2f>;
//# case pass
var<private> v: vec2<f32>;
