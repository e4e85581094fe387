//# expect-error: wgsl/missing-initializer line 5
//# expect-error: wgsl/attribute-placement line 6
//# expect-error: wgsl/expected-identifier line 7
//# expect-error: wgsl/let-at-module-scope line 8
const a;
@id(1) const b = 1;
override = 1;
let c = 1;
