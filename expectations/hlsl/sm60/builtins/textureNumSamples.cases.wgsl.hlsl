//# case textureNumSamples/texture_multisampled_2d<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumSamples/texture_multisampled_2d<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumSamples/texture_multisampled_2d<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumSamples/texture_depth_multisampled_2d/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
