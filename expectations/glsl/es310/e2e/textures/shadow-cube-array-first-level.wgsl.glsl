//# refused glsl/compare-level
GLSL ES 3.10 cannot compare with a level of an array of depth cubes in a fragment shader
