//# case fail
//# expect-error: wgsl/array-element-type line 2
alias A = array<buffer<64>, 2>;
//# case pass
alias A = array<array<u32, 16>, 2>;
