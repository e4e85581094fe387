//# case fail
//# expect-error: wgsl/binding-placement line 2
@group(0) @binding(0) var<private> n: u32;
//# case pass
var<private> n: u32;
