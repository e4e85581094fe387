//# case fail
//# expect-error: wgsl/diagnostic-conflict line 3
diagnostic(off, derivative_uniformity);
diagnostic(warning, derivative_uniformity);
//# case pass
diagnostic(off, derivative_uniformity);
diagnostic(off, derivative_uniformity);
