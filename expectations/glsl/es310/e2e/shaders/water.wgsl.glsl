//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_cube<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
