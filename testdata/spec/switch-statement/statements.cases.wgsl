// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/missing-default
fn f(a: i32) { switch a { case 1: {} } }
//# case 1-accepted
fn f(a: i32) { switch a { case 1: {} default: {} } }
//# case 2-rejected
//# expect-error: wgsl/missing-default
fn f(a: i32) { switch a { case default, default: {} } }
//# case 2-accepted
fn f(a: i32) { switch a { case 1, default: {} } }
//# case 3-rejected
//# expect-error: wgsl/switch-selector-type
fn f(a: i32) { switch a { case 1u: {} default: {} } }
//# case 3-accepted
fn f(a: u32) { switch a { case 1u: {} default: {} } }
//# case 4-rejected
//# expect-error: wgsl/const-expression-required
fn f(a: i32, b: i32) { switch a { case b: {} default: {} } }
//# case 4-accepted
fn f(a: i32) { const b = 1; switch a { case b: {} default: {} } }
//# case 5-rejected
//# expect-error: wgsl/duplicate-case
fn f(a: i32) { switch a { case 1, 2 - 1: {} default: {} } }
//# case 5-accepted
fn f(a: i32) { switch a { case 1, 2: {} default: {} } }
