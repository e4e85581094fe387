//# case fail
//# expect-error: wgsl/const-assert-type line 2
const_assert 1;
//# case pass
const_assert true;
