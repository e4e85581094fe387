diagnostic(info, derivative_uniformity);
enable f16;
requires pointer_composite_access;
const a = 1;
