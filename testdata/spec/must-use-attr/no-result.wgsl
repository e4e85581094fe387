//# expect-error: wgsl/must-use
@must_use fn f() { }
