// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/duplicate-attribute
@id(1) @id(2) override a: i32;
//# case 1-accepted
@id(1) override a: i32;
