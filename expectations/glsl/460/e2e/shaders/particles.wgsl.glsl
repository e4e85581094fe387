//# changes from es310
2-4: #version 460
67-69: #version 460
94:   Particle p = drawn.inner[min(uint(gl_InstanceID + int(gl_BaseInstance)), uint(drawn.inner.length()) - 1u)];
103-105: #version 460
