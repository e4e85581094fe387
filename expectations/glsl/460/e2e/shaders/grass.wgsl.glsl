//# changes from es310
2-4: #version 460
31: layout(binding = 0) uniform sampler2D heights_bilinear;
56-58: #version 460
102:   Blade blade = placed.inner[min(uint(gl_InstanceID + int(gl_BaseInstance)), uint(placed.inner.length()) - 1u)];
127-129: #version 460
