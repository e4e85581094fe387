//# refused glsl/f16
GLSL ES has no type 'f16'
