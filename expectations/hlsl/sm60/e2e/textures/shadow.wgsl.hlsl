//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
