//# case fail
//# expect-error: wgsl/diagnostic-severity line 2
diagnostic(silent, derivative_uniformity);
//# case pass
diagnostic(off, derivative_uniformity);
