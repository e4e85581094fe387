//# expect-error: wgsl/expected-token line 6
//# expect-error: wgsl/expected-identifier line 7
//# expect-error: wgsl/expected-type line 8
//# expect-error: wgsl/expected-semicolon line 9
//# expect-error: wgsl/attribute-placement line 10
alias A i32;
alias = i32;
alias B = ;
alias C = i32
@size(4) alias D = i32;
