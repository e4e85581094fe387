// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/vector-component-type
alias T = vec2<array<f32, 2>>;
//# case 1-accepted
alias T = vec2<f32>;
