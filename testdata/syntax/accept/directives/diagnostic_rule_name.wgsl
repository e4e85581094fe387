diagnostic(off, derivative_uniformity);
diagnostic(off, mytool.myrule);
