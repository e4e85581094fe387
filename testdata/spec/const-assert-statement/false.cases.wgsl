//# case fail
//# expect-error: wgsl/const-assert line 3
const width = 6;
const_assert width % 4 == 0;
//# case pass
const width = 6;
const_assert width % 3 == 0;
