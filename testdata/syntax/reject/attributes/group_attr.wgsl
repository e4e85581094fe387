//# expect-error: wgsl/attribute-parameters line 5
//# expect-error: wgsl/attribute-parameters line 6
//# expect-error: wgsl/attribute-parameters line 7
//# expect-error: wgsl/unclosed-delimiter line 8
@group var<uniform> a: i32;
@group() var<uniform> a: i32;
@group(1, 2) var<uniform> a: i32;
@group(1 var<uniform> a: i32;
