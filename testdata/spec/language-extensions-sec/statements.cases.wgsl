// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/unknown-language-extension
requires unheard_of;
//# case 1-accepted
requires packed_4x8_integer_dot_product;
//# case 2-rejected
//# expect-error: wgsl/directive-order
const a = 1; requires packed_4x8_integer_dot_product;
//# case 2-accepted
requires packed_4x8_integer_dot_product; const a = 1;
