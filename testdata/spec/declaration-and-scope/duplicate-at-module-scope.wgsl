//# expect-error: wgsl/duplicate-declaration
const limit = 4;
override limit = 5;
