//# expect-error: wgsl/initializer-const
override base = 2;
const more = base + 1;
