#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D heights;
layout(binding = 1, rgba8) coherent writeonly uniform highp image2DArray colours_written;
layout(binding = 1, rgba8) coherent readonly uniform highp image2DArray colours_read;
layout(binding = 2, rgba32ui) coherent writeonly uniform highp uimage2D counts_written;
layout(binding = 2, rgba32ui) coherent readonly uniform highp uimage2D counts_read;
layout(binding = 3, rgba8) writeonly uniform highp image2D bright;

void fade(uvec2 at, int layer) {
  vec4 before = imageLoad(colours_read, ivec3(ivec2(min(at, uvec2(imageSize(colours_read).xy) - uvec2(1u))), int(min(uint(layer), uint(imageSize(colours_read).z) - 1u))));
  imageStore(colours_written, ivec3(ivec2(at), layer), before * 0.5);
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  bool v_1 = false;
  if (all(lessThan(v.xy, uvec2(imageSize(colours_read).xy)))) {
    v_1 = v.z < uint(imageSize(colours_read).z);
  } else {
    v_1 = false;
  }
  if (v_1) {
    fade(v.xy, int(v.z));
  }
  memoryBarrierImage();
  barrier();
  float height = imageLoad(heights, ivec2(min(v.xy, uvec2(imageSize(heights)) - uvec2(1u)))).x + imageLoad(colours_read, ivec3(ivec2(min(v.xy, uvec2(imageSize(colours_read).xy) - uvec2(1u))), 0)).y;
  imageStore(heights, ivec2(v.xy), vec4(height));
  imageStore(counts_written, ivec2(v.xy), imageLoad(counts_read, ivec2(min(v.xy, uvec2(imageSize(counts_read)) - uvec2(1u)))) + 1u);
  imageStore(bright, ivec2(v.xy), vec4(height, 0.0, 0.0, 1.0).zyxw);
}
