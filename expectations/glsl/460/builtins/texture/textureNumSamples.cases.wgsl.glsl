//# changes from es310
//# case textureNumSamples/texture_multisampled_2d<i32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform isampler2DMS t;
19:   result.inner = uint(textureSamples(t));
//# case textureNumSamples/texture_multisampled_2d<u32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform usampler2DMS t;
19:   result.inner = uint(textureSamples(t));
//# case textureNumSamples/texture_multisampled_2d<f32>/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = uint(textureSamples(t));
//# case textureNumSamples/texture_depth_multisampled_2d/variable
1-3: #version 460
6-9!
13-16: layout(binding = 0) uniform sampler2DMS t;
19:   result.inner = uint(textureSamples(t));
