//# expect-error: wgsl/attribute-parameters line 5
//# expect-error: wgsl/attribute-parameters line 6
//# expect-error: wgsl/attribute-parameters line 7
//# expect-error: wgsl/unclosed-delimiter line 8
@binding var<uniform> a: i32;
@binding() var<uniform> a: i32;
@binding(1, 2) var<uniform> a: i32;
@binding(1 var<uniform> a: i32;
