//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, write>' cannot be written as GLSL
