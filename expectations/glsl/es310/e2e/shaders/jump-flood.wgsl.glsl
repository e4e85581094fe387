//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32sint, write>' cannot be written as GLSL
