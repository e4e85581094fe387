//# changes from es310
2-4: #version 460
28:   vec4 position = sun.inner.cascades[0].transform * (models.inner[min(uint(gl_InstanceID + int(gl_BaseInstance)), uint(models.inner.length()) - 1u)] * vec4(fill_position, 1.0));
33-35: #version 460
58:   mat4 model = models.inner[min(uint(gl_InstanceID + int(gl_BaseInstance)), uint(models.inner.length()) - 1u)];
70-72: #version 460
100: layout(binding = 0) uniform sampler2DArrayShadow maps_compare;
