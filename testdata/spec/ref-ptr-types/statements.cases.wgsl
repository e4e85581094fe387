// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/unknown-identifier
alias T = reference<private, i32>;
//# case 1-accepted
alias T = ptr<private, i32>;
//# case 2-rejected
//# expect-error: wgsl/access-mode
alias T = ptr<uniform, i32, read_write>;
//# case 2-accepted
alias T = ptr<uniform, i32>;
