//# expect-error: wgsl/type-expected line 3
const size = 4;
var<private> n: size;
