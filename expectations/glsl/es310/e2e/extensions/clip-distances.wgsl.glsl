//# refused glsl/clip-distances
GLSL ES has no clip distances
