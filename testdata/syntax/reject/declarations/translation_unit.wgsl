//# expect-error: wgsl/expected-declaration line 4
//# expect-error: wgsl/unclosed-delimiter line 6
const a = 1;
5;
const b = 2;
}
const c = 3;
