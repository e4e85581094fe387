//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
