//# case textureNumSamples/texture_multisampled_2d<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<i32>' cannot be written as GLSL
//# case textureNumSamples/texture_multisampled_2d<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<u32>' cannot be written as GLSL
//# case textureNumSamples/texture_multisampled_2d<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_multisampled_2d<f32>' cannot be written as GLSL
//# case textureNumSamples/texture_depth_multisampled_2d/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_multisampled_2d' cannot be written as GLSL
