//# expect-error: wgsl/must-use-without-result line 2
@must_use fn f() { }
