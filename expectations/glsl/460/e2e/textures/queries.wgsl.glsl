//# changes from es310
1-4: #version 460
7-18!
22-33: layout(binding = 0) uniform sampler1D a;
: layout(binding = 1) uniform isampler2D b;
: layout(binding = 2) uniform usampler2DArray c;
: layout(binding = 3) uniform sampler3D d;
: layout(binding = 4) uniform samplerCube e;
: layout(binding = 5) uniform samplerCubeArray f;
: layout(binding = 6) uniform sampler2DMS g;
: layout(binding = 7) uniform sampler2DMS h;
: layout(binding = 8) uniform samplerCubeArray i;
37-45:   answers.inner[0] = uvec4(uint(textureSize(a, 0)), uint(textureSize(a, int(min(v.x, uint(textureQueryLevels(a)) - 1u)))), uint(textureQueryLevels(a)), 0u);
:   answers.inner[1] = uvec4(uvec2(textureSize(b, 0)), uvec2(textureSize(b, int(min(1u, uint(textureQueryLevels(b)) - 1u)))));
:   answers.inner[2] = uvec4(uvec2(textureSize(c, int(min(v.y, uint(textureQueryLevels(c)) - 1u))).xy), uint(textureSize(c, 0).z), uint(textureQueryLevels(c)));
:   answers.inner[3] = uvec4(uvec3(textureSize(d, 0)), uint(textureQueryLevels(d)));
:   answers.inner[4] = uvec4(uvec2(textureSize(e, 0)), uvec2(textureSize(e, int(min(uint(int(v.z)), uint(textureQueryLevels(e)) - 1u)))));
:   answers.inner[5] = uvec4(uvec2(textureSize(f, 0).xy), uint(textureSize(f, 0).z), uint(textureQueryLevels(f)));
:   answers.inner[6] = uvec4(uvec2(textureSize(g)), uint(textureSamples(g)), 0u);
:   answers.inner[7] = uvec4(uvec2(textureSize(h)), uint(textureSamples(h)), 0u);
:   answers.inner[8] = uvec4(uvec2(textureSize(i, 0).xy), uint(textureSize(i, 0).z), uint(textureQueryLevels(i)));
