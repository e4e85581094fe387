//# case fail
//# expect-error: wgsl/duplicate-declaration line 3
const limit = 4;
override limit = 5;
//# case pass
const limit = 4;
override bound = 5;
