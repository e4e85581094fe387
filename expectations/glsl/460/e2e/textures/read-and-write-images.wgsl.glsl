#version 460
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform image2D heights;
layout(binding = 1, rgba8) coherent uniform image2DArray colours;
layout(binding = 2, rgba32ui) coherent uniform uimage2D counts;
layout(binding = 3, rgba8) writeonly uniform image2D bright;

void fade(uvec2 at, int layer) {
  vec4 before = imageLoad(colours, ivec3(ivec2(min(at, uvec2(imageSize(colours).xy) - uvec2(1u))), int(min(uint(layer), uint(imageSize(colours).z) - 1u))));
  imageStore(colours, ivec3(ivec2(at), layer), before * 0.5);
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  bool v_1 = false;
  if (all(lessThan(v.xy, uvec2(imageSize(colours).xy)))) {
    v_1 = v.z < uint(imageSize(colours).z);
  } else {
    v_1 = false;
  }
  if (v_1) {
    fade(v.xy, int(v.z));
  }
  memoryBarrierImage();
  barrier();
  float height = imageLoad(heights, ivec2(min(v.xy, uvec2(imageSize(heights)) - uvec2(1u)))).x + imageLoad(colours, ivec3(ivec2(min(v.xy, uvec2(imageSize(colours).xy) - uvec2(1u))), 0)).y;
  imageStore(heights, ivec2(v.xy), vec4(height));
  imageStore(counts, ivec2(v.xy), imageLoad(counts, ivec2(min(v.xy, uvec2(imageSize(counts)) - uvec2(1u)))) + 1u);
  imageStore(bright, ivec2(v.xy), vec4(height, 0.0, 0.0, 1.0).zyxw);
}
