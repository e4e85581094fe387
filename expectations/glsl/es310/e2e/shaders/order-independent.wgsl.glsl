//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
