//# expect-error: wgsl/diagnostic-severity
diagnostic(silent, derivative_uniformity);
