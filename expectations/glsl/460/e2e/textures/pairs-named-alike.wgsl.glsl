//# changes from es310
2-4: #version 460
7: layout(binding = 0) uniform sampler2D near_far_plain;
16-18: #version 460
21-22: layout(binding = 1) uniform sampler2D near_plain;
: layout(binding = 2) uniform sampler2D near_far_plain_2;
