// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/attribute-placement
@id(1) var<private> a: i32;
//# case 1-accepted
@id(1) override a: i32;
//# case 2-rejected
//# expect-error: wgsl/attribute-integer
@id(1.0) override a: i32;
//# case 2-accepted
@id(1) override a: i32;
//# case 3-rejected
//# expect-error: wgsl/attribute-value
@id(-1) override a: i32;
//# case 3-accepted
@id(1) override a: i32;
