//# expect-error: wgsl/diagnostic-severity line 2
diagnostic(silent, derivative_uniformity);
