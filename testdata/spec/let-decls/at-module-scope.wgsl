//# expect-error: wgsl/let-at-module-scope
let width = 4;
