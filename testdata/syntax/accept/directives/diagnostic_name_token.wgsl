diagnostic(off, mytool.derivative_uniformity);
