//# expect-error: wgsl/const-assert-failed
const width = 6;
const_assert width % 4 == 0;
