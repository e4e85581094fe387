//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_1d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
