//# changes from es310
2-5: #version 460
17-18: layout(binding = 0) uniform samplerCubeArrayShadow depths_compare;
: layout(binding = 1) uniform samplerCubeArray depths_plain;
27-30: #version 460
44-45: layout(binding = 0) uniform samplerCubeArrayShadow depths_compare;
: layout(binding = 1) uniform samplerCubeArray depths_plain;
