//# case fail
//# expect-error: wgsl/type-expected line 3
const size = 4;
var<private> n: size;
//# case pass
const size = 4;
var<private> n: i32;
