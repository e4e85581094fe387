//# expect-error: wgsl/const-expression-required line 3
override base = 2;
const more = base + 1;
