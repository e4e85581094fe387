//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
