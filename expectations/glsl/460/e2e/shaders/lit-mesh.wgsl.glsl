//# changes from es310
2-4: #version 460
50:   uint v_1 = uint(gl_InstanceID + int(gl_BaseInstance));
69-71: #version 460
