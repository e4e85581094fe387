//# changes from es310
2-4: #version 460
44:   uint v_1 = min(uint(gl_InstanceID + int(gl_BaseInstance)), uint(glyphs.inner.length()) - 1u);
64-66: #version 460
92: layout(binding = 0) uniform sampler2DArray atlas_atlas_sampler;
