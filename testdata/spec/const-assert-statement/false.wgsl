//# expect-error: wgsl/const-assert
const width = 6;
const_assert width % 4 == 0;
