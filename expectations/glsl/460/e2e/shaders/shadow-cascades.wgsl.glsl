//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
