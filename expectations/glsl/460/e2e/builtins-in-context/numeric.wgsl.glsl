//# changes from es310
1-3: #version 460
16:   v.inner[5] = fma(sign(v.inner[0]), ceil(v.inner[1]), trunc(v.inner[2]) - roundEven(v.inner[3]));
