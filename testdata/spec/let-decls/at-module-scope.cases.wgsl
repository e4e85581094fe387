//# case fail
//# expect-error: wgsl/let-at-module-scope line 2
let width = 4;
//# case pass
const width = 4;
