//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16float, read>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read_write>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8unorm, write>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<rg32uint, write>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read_write>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<rgba32uint, write>' cannot be written as GLSL
