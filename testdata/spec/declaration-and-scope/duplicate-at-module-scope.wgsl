//# expect-error: wgsl/redeclaration
const limit = 4;
override limit = 5;
