//# expect-error: wgsl/const-expression-required
override base = 2;
const more = base + 1;
