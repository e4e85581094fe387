//# changes from es310
2-4: #version 460
24-26: #version 460
54-55: layout(binding = 0) uniform sampler3D field_trilinear;
: layout(binding = 1) uniform sampler1D transfer_trilinear;
104:       vec4 sample_1 = textureLod(transfer_trilinear, v_2, 0.0);
