//# refused glsl/no-entry-point
a GLSL text has an entry point, and there is none
