//# changes from es310
2-4: #version 460
36: layout(binding = 0) uniform sampler2D heights_wrapped;
46:   Patch tile = patches.inner[min(uint(gl_InstanceID + int(gl_BaseInstance)), uint(patches.inner.length()) - 1u)];
65-67: #version 460
91-93: layout(binding = 0) uniform sampler2D heights_wrapped;
: layout(binding = 1) uniform sampler2D blends_wrapped;
: layout(binding = 2) uniform sampler2DArray grounds_wrapped;
