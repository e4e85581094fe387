//# expect-error: wgsl/type-expected
const size = 4;
var<private> n: size;
