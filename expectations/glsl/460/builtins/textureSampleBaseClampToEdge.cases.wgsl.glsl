//# case textureSampleBaseClampToEdge/texture_2d<f32>,sampler,vec2<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBaseClampToEdge/texture_2d<f32>,sampler,vec2<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBaseClampToEdge/texture_external,sampler,vec2<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_external' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBaseClampToEdge/texture_external,sampler,vec2<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_external' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
