alias A = i32;
alias B = array<A, 4>;
