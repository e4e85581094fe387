//# changes from es310
1-10: #version 460
14-21: layout(binding = 0) uniform sampler2D depth_filtering;
: layout(binding = 1) uniform sampler2DShadow depth_comparing;
: layout(binding = 2) uniform sampler2D colour_filtering;
: layout(binding = 3) uniform sampler2DMS deep_samples;
: layout(binding = 4) uniform sampler2DMS samples;
28:   float sum = texelFetch(deep_samples, ivec2(min(uvec2(at), uvec2(textureSize(deep_samples)) - uvec2(1u))), int(min(1u, uint(textureSamples(deep_samples)) - 1u))).x + texelFetch(samples, ivec2(min(uvec2(at), uvec2(textureSize(samples)) - uvec2(1u))), 0).x;
