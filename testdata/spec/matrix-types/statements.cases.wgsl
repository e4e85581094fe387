// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/matrix-component-type
alias T = mat2x2<i32>;
//# case 1-accepted
alias T = mat2x2<f32>;
