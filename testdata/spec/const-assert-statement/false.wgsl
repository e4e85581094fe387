//# expect-error: wgsl/const-assert line 3
const width = 6;
const_assert width % 4 == 0;
