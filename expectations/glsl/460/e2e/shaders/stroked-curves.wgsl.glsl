//# changes from es310
2-5: #version 460
53:   Curve curve = curves.inner[min(uint(gl_InstanceID + int(gl_BaseInstance)), uint(curves.inner.length()) - 1u)];
76-79: #version 460
