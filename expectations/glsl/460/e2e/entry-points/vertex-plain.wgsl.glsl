//# changes from es310
1-3: #version 460
9:   vec2 shift = vec2(float(uint(gl_VertexID) % 2u), float(uint(gl_InstanceID + int(gl_BaseInstance)))) * 0.1;
