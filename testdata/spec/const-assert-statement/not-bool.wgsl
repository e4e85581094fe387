//# expect-error: wgsl/const-assert-type line 2
const_assert 1;
