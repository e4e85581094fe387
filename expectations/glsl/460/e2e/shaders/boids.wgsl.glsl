//# changes from es310
2-4: #version 460
89-91: #version 460
108:   float hue = float(uint(gl_InstanceID + int(gl_BaseInstance)) % 7u) / 7.0;
116-118: #version 460
