//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
