//# expect-error: wgsl/must-use line 2
@must_use fn f() { }
