//# case bitcast<u32>/abstract-int/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 4294967290u;
}

void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<abstract-int>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(4294967290u, 4294967291u);
}

void main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<abstract-int>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(4294967290u, 4294967291u, 4294967292u);
}

void main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<abstract-int>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(4294967290u, 4294967291u, 4294967292u, 4294967293u);
}

void main() {
  test();
}
//# case bitcast<i32>/i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = 1006648320;
}

void main() {
  test();
}
//# case bitcast<i32>/i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  int e = 1006648320;
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<i32>/i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = 1006648320;
}

void main() {
  test();
}
//# case bitcast<i32>/u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = 1006648320;
}

void main() {
  test();
}
//# case bitcast<i32>/u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  uint e = 1006648320u;
  result.inner = int(e);
}

void main() {
  test();
}
//# case bitcast<i32>/u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = int(1006648320u);
}

void main() {
  test();
}
//# case bitcast<i32>/f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = 1315963120;
}

void main() {
  test();
}
//# case bitcast<i32>/f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  float e = 1006648300.0;
  result.inner = floatBitsToInt(e);
}

void main() {
  test();
}
//# case bitcast<i32>/f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = floatBitsToInt(1006648300.0);
}

void main() {
  test();
}
//# case bitcast<u32>/i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 1006648320u;
}

void main() {
  test();
}
//# case bitcast<u32>/i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  int e = 1006648320;
  result.inner = uint(e);
}

void main() {
  test();
}
//# case bitcast<u32>/i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(1006648320);
}

void main() {
  test();
}
//# case bitcast<u32>/u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 1006648320u;
}

void main() {
  test();
}
//# case bitcast<u32>/u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint e = 1006648320u;
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<u32>/u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 1006648320u;
}

void main() {
  test();
}
//# case bitcast<u32>/f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 1315963120u;
}

void main() {
  test();
}
//# case bitcast<u32>/f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  float e = 1006648300.0;
  result.inner = floatBitsToUint(e);
}

void main() {
  test();
}
//# case bitcast<u32>/f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = floatBitsToUint(1006648300.0);
}

void main() {
  test();
}
//# case bitcast<f32>/i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.007826805;
}

void main() {
  test();
}
//# case bitcast<f32>/i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  int e = 1006648320;
  result.inner = intBitsToFloat(e);
}

void main() {
  test();
}
//# case bitcast<f32>/i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = intBitsToFloat(1006648320);
}

void main() {
  test();
}
//# case bitcast<f32>/u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.007826805;
}

void main() {
  test();
}
//# case bitcast<f32>/u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  uint e = 1006648320u;
  result.inner = uintBitsToFloat(e);
}

void main() {
  test();
}
//# case bitcast<f32>/u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = uintBitsToFloat(1006648320u);
}

void main() {
  test();
}
//# case bitcast<f32>/f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 1006648300.0;
}

void main() {
  test();
}
//# case bitcast<f32>/f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float e = 1006648300.0;
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<f32>/f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 1006648300.0;
}

void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(1006648320, 1006648321);
}

void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 e = ivec2(1006648320, 1006648321);
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(1006648320, 1006648321);
}

void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  uvec2 e = uvec2(1006648320u, 1006648321u);
  result.inner = ivec2(e);
}

void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(1315963120, 1316946175);
}

void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  vec2 e = vec2(1006648300.0, 1069563840.0);
  result.inner = floatBitsToInt(e);
}

void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(1006648320u, 1006648321u);
}

void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  ivec2 e = ivec2(1006648320, 1006648321);
  result.inner = uvec2(e);
}

void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(1006648320u, 1006648321u);
}

void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 e = uvec2(1006648320u, 1006648321u);
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(1315963120u, 1316946175u);
}

void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  vec2 e = vec2(1006648300.0, 1069563840.0);
  result.inner = floatBitsToUint(e);
}

void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.007826805, 0.007826806);
}

void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  ivec2 e = ivec2(1006648320, 1006648321);
  result.inner = intBitsToFloat(e);
}

void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.007826805, 0.007826806);
}

void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  uvec2 e = uvec2(1006648320u, 1006648321u);
  result.inner = uintBitsToFloat(e);
}

void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(1006648300.0, 1069563840.0);
}

void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e = vec2(1006648300.0, 1069563840.0);
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(1006648320, 1006648321, 1006648322);
}

void main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 e = ivec3(1006648320, 1006648321, 1006648322);
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(1006648320, 1006648321, 1006648322);
}

void main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  uvec3 e = uvec3(1006648320u, 1006648321u, 1006648322u);
  result.inner = ivec3(e);
}

void main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(1315963120, 1316946175, 1318453398);
}

void main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  vec3 e = vec3(1006648300.0, 1069563840.0, 1258310400.0);
  result.inner = floatBitsToInt(e);
}

void main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(1006648320u, 1006648321u, 1006648322u);
}

void main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  ivec3 e = ivec3(1006648320, 1006648321, 1006648322);
  result.inner = uvec3(e);
}

void main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(1006648320u, 1006648321u, 1006648322u);
}

void main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e = uvec3(1006648320u, 1006648321u, 1006648322u);
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(1315963120u, 1316946175u, 1318453398u);
}

void main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  vec3 e = vec3(1006648300.0, 1069563840.0, 1258310400.0);
  result.inner = floatBitsToUint(e);
}

void main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.007826805, 0.007826806, 0.007826807);
}

void main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  ivec3 e = ivec3(1006648320, 1006648321, 1006648322);
  result.inner = intBitsToFloat(e);
}

void main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.007826805, 0.007826806, 0.007826807);
}

void main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  uvec3 e = uvec3(1006648320u, 1006648321u, 1006648322u);
  result.inner = uintBitsToFloat(e);
}

void main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(1006648300.0, 1069563840.0, 1258310400.0);
}

void main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e = vec3(1006648300.0, 1069563840.0, 1258310400.0);
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(1006648320, 1006648321, 1006648322, 1006648323);
}

void main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 e = ivec4(1006648320, 1006648321, 1006648322, 1006648323);
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(1006648320, 1006648321, 1006648322, 1006648323);
}

void main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uvec4 e = uvec4(1006648320u, 1006648321u, 1006648322u, 1006648323u);
  result.inner = ivec4(e);
}

void main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(1315963120, 1316946175, 1318453398, 1320911036);
}

void main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  vec4 e = vec4(1006648300.0, 1069563840.0, 1258310400.0, 1572888000.0);
  result.inner = floatBitsToInt(e);
}

void main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1006648320u, 1006648321u, 1006648322u, 1006648323u);
}

void main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  ivec4 e = ivec4(1006648320, 1006648321, 1006648322, 1006648323);
  result.inner = uvec4(e);
}

void main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1006648320u, 1006648321u, 1006648322u, 1006648323u);
}

void main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e = uvec4(1006648320u, 1006648321u, 1006648322u, 1006648323u);
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1315963120u, 1316946175u, 1318453398u, 1320911036u);
}

void main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  vec4 e = vec4(1006648300.0, 1069563840.0, 1258310400.0, 1572888000.0);
  result.inner = floatBitsToUint(e);
}

void main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.007826805, 0.007826806, 0.007826807, 0.007826808);
}

void main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec4 e = ivec4(1006648320, 1006648321, 1006648322, 1006648323);
  result.inner = intBitsToFloat(e);
}

void main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.007826805, 0.007826806, 0.007826807, 0.007826808);
}

void main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec4 e = uvec4(1006648320u, 1006648321u, 1006648322u, 1006648323u);
  result.inner = uintBitsToFloat(e);
}

void main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(1006648300.0, 1069563840.0, 1258310400.0, 1572888000.0);
}

void main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e = vec4(1006648300.0, 1069563840.0, 1258310400.0, 1572888000.0);
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<f16>/f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  result.inner = 0.5hf;
}

void main() {
  test();
}
//# case bitcast<f16>/f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  float16_t e = 0.5hf;
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<f16>/f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  result.inner = 0.5hf;
}

void main() {
  test();
}
//# case bitcast<vec2<f16>>/vec2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.5hf, 0.53125hf);
}

void main() {
  test();
}
//# case bitcast<vec2<f16>>/vec2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16vec2 e = f16vec2(0.5hf, 0.53125hf);
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<vec3<f16>>/vec3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.5hf, 0.53125hf, 0.625hf);
}

void main() {
  test();
}
//# case bitcast<vec3<f16>>/vec3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16vec3 e = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
}

void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16vec4 e = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  result.inner = e;
}

void main() {
  test();
}
//# case bitcast<i32>/vec2<f16>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = 943732736;
}

void main() {
  test();
}
//# case bitcast<i32>/vec2<f16>/variable
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  f16vec2 e = f16vec2(0.5hf, 0.53125hf);
  result.inner = int(packFloat2x16(e));
}

void main() {
  test();
}
//# case bitcast<u32>/vec2<f16>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 943732736u;
}

void main() {
  test();
}
//# case bitcast<u32>/vec2<f16>/variable
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  f16vec2 e = f16vec2(0.5hf, 0.53125hf);
  result.inner = packFloat2x16(e);
}

void main() {
  test();
}
//# case bitcast<f32>/vec2<f16>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 4.582852e-5;
}

void main() {
  test();
}
//# case bitcast<f32>/vec2<f16>/variable
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  f16vec2 e = f16vec2(0.5hf, 0.53125hf);
  result.inner = uintBitsToFloat(packFloat2x16(e));
}

void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec4<f16>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(943732736, 977287424);
}

void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  f16vec4 e = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 v = e;
  result.inner = ivec2(uvec2(packFloat2x16(v.xy), packFloat2x16(v.zw)));
}

void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec4<f16>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(943732736u, 977287424u);
}

void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  f16vec4 e = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 v = e;
  result.inner = uvec2(packFloat2x16(v.xy), packFloat2x16(v.zw));
}

void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec4<f16>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(4.582852e-5, 0.00073327124);
}

void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  f16vec4 e = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 v = e;
  result.inner = uintBitsToFloat(uvec2(packFloat2x16(v.xy), packFloat2x16(v.zw)));
}

void main() {
  test();
}
//# case bitcast<vec2<f16>>/i32/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(1.0hf);
}

void main() {
  test();
}
//# case bitcast<vec2<f16>>/i32/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  int e = 1006648320;
  result.inner = unpackFloat2x16(uint(e));
}

void main() {
  test();
}
//# case bitcast<vec2<f16>>/i32/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = unpackFloat2x16(uint(1006648320));
}

void main() {
  test();
}
//# case bitcast<vec2<f16>>/u32/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(1.0hf);
}

void main() {
  test();
}
//# case bitcast<vec2<f16>>/u32/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  uint e = 1006648320u;
  result.inner = unpackFloat2x16(e);
}

void main() {
  test();
}
//# case bitcast<vec2<f16>>/u32/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = unpackFloat2x16(1006648320u);
}

void main() {
  test();
}
//# case bitcast<vec2<f16>>/f32/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(1.431e-5hf, 25.75hf);
}

void main() {
  test();
}
//# case bitcast<vec2<f16>>/f32/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  float e = 1006648300.0;
  result.inner = unpackFloat2x16(floatBitsToUint(e));
}

void main() {
  test();
}
//# case bitcast<vec2<f16>>/f32/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = unpackFloat2x16(floatBitsToUint(1006648300.0));
}

void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<i32>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(1.0hf, 1.0hf, 1.001hf, 1.0hf);
}

void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<i32>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  ivec2 e = ivec2(1006648320, 1006648321);
  uvec2 v = uvec2(e);
  result.inner = f16vec4(unpackFloat2x16(v.x), unpackFloat2x16(v.y));
}

void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<u32>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(1.0hf, 1.0hf, 1.001hf, 1.0hf);
}

void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<u32>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  uvec2 e = uvec2(1006648320u, 1006648321u);
  uvec2 v = e;
  result.inner = f16vec4(unpackFloat2x16(v.x), unpackFloat2x16(v.y));
}

void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<f32>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(1.431e-5hf, 25.75hf, 1.52e-5hf, 25.984375hf);
}

void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<f32>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  vec2 e = vec2(1006648300.0, 1069563840.0);
  uvec2 v = floatBitsToUint(e);
  result.inner = f16vec4(unpackFloat2x16(v.x), unpackFloat2x16(v.y));
}

void main() {
  test();
}
