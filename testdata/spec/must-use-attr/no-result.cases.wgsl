//# case fail
//# expect-error: wgsl/must-use line 2
@must_use fn f() { }
//# case pass
fn f() { }
