//# expect-error: wgsl/array-element-type line 2
alias A = array<buffer<64>, 2>;
