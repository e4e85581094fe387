//# expect-error: wgsl/must-use-without-result
@must_use fn f() { }
