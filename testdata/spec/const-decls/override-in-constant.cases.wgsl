//# case fail
//# expect-error: wgsl/const-expression-required line 3
override base = 2;
const more = base + 1;
//# case pass
override base = 2;
override more = base + 1;
