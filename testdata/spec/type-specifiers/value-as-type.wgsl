//# expect-error: wgsl/expected-type
const size = 4;
var<private> n: size;
