//# changes from es310
2-4: #version 460
14-17: #version 460
26-31!
34-39: layout(binding = 0) uniform sampler2DMS colours;
: layout(binding = 1) uniform sampler2DMS depths;
: layout(binding = 2) uniform usampler2DMS ids;
47:   uint samples = uint(textureSamples(colours));
59:     vec4 colour = texelFetch(colours, ivec2(min(pixel, uvec2(textureSize(colours)) - uvec2(1u))), int(min(s, uint(textureSamples(colours)) - 1u)));
63-64:     float depth = texelFetch(depths, ivec2(min(pixel, uvec2(textureSize(depths)) - uvec2(1u))), int(min(s, uint(textureSamples(depths)) - 1u))).x;
:     uint id = texelFetch(ids, ivec2(min(pixel, uvec2(textureSize(ids)) - uvec2(1u))), int(min(s, uint(textureSamples(ids)) - 1u))).x;
