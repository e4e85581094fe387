//# expect-error: wgsl/const-assert-type
const_assert 1;
