//# case textureSampleBaseClampToEdge/texture_2d<f32>,sampler,vec2<f32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBaseClampToEdge/texture_2d<f32>,sampler,vec2<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBaseClampToEdge/texture_external,sampler,vec2<f32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBaseClampToEdge/texture_external,sampler,vec2<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
