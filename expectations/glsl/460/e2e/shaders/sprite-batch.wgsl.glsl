//# changes from es310
2-4: #version 460
42:   uint v_1 = uint(gl_InstanceID + int(gl_BaseInstance));
60-62: #version 460
88: layout(binding = 0) uniform sampler2DArray atlas_nearest;
