//# expect-error: wgsl/diagnostic-severity line 3
//# expect-error: wgsl/diagnostic-severity line 4
diagnostic(Error, a);
diagnostic(none, b);
