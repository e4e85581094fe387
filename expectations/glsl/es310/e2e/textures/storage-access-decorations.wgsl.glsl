//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32float'
