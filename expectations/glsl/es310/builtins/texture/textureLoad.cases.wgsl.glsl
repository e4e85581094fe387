//# case textureLoad/texture_1d<i32>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int coords = 3;
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(uint(coords), uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int coords = 3;
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(uint(coords), uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint coords = 3u;
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(coords, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint coords = 3u;
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(coords, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int coords = 3;
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(uint(coords), uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int coords = 3;
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(uint(coords), uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint coords = 3u;
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(coords, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint coords = 3u;
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(coords, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int coords = 3;
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(uint(coords), uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int coords = 3;
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(uint(coords), uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint coords = 3u;
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(coords, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint coords = 3u;
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(coords, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(int(min(3u, uint(textureSize(t, int(v)).x) - 1u)), 0), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(coords), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(coords), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(coords, uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(coords, uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(coords), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(coords), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(coords, uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(coords, uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(coords), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(coords), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(coords, uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(coords, uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(textureSize(t, int(v))) - uvec3(1u))), int(v));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int sample_index = 7;
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint sample_index = 7u;
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int sample_index = 7;
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint sample_index = 7u;
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int sample_index = 7;
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint sample_index = 7u;
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int sample_index = 7;
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint sample_index = 7u;
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int sample_index = 7;
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint sample_index = 7u;
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int sample_index = 7;
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint sample_index = 7u;
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u)));
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int level = 7;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint level = 7u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(7u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v))) - uvec2(1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(coords), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(uint(array_index), uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  int level = 9;
  uint v = min(uint(level), texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  uint level = 9u;
  uint v = min(level, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(coords, uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(array_index, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint v = min(9u, texture_counts.inner.t - 1u);
  result.inner = texelFetch(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t, int(v)).xy) - uvec2(1u))), int(min(7u, uint(textureSize(t, 0).z) - 1u))), int(v)).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u))).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  int sample_index = 7;
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), texture_counts.inner.t - 1u))).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u))).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u))).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint sample_index = 7u;
  result.inner = texelFetch(t, ivec2(min(uvec2(coords), uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, texture_counts.inner.t - 1u))).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u))).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u))).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int sample_index = 7;
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(uint(sample_index), texture_counts.inner.t - 1u))).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u))).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u))).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint sample_index = 7u;
  result.inner = texelFetch(t, ivec2(min(coords, uvec2(textureSize(t)) - uvec2(1u))), int(min(sample_index, texture_counts.inner.t - 1u))).x;
}

void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texelFetch(t, ivec2(min(uvec2(3u, 4u), uvec2(textureSize(t)) - uvec2(1u))), int(min(7u, texture_counts.inner.t - 1u))).x;
}

void main() {
  test();
}
//# case textureLoad/texture_external,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct ExternalTextureParameters {
  mat3x4 yuv_to_rgb;
  mat3 gamut;
  mat2x4 decode;
  mat2x4 encode;
  mat2x3 sample_transform;
  mat2x3 load_transform;
  vec4 visible;
  uvec2 size;
  uint plane_count;
  uint convert_colors;
};

layout(std140, binding = 0) uniform t_parameters_compute_block {
  ExternalTextureParameters inner;
} t_parameters;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(binding = 1) uniform highp sampler2D t_plane1;

vec3 external_texture_curve(vec3 v, mat2x4 curve) {
  vec3 v_1 = abs(v);
  return sign(v) * mix(pow(vec3(curve[0].y) * v_1 + vec3(curve[0].z), vec3(curve[0].x)) + vec3(curve[1].y), vec3(curve[0].w) * v_1 + vec3(curve[1].z), lessThan(v_1, vec3(curve[1].x)));
}

vec4 load_external_texture(ExternalTextureParameters parameters, uvec2 coords) {
  uvec2 v = uvec2(clamp(roundEven(vec3(vec2(min(coords, parameters.size - uvec2(1u))), 1.0) * parameters.load_transform), vec2(0.0), vec2(4294967000.0)));
  vec4 v_1 = texelFetch(t, ivec2(min(v, uvec2(textureSize(t, 0)) - uvec2(1u))), 0);
  vec4 v_2 = vec4(0.0);
  if (parameters.plane_count == 1u) {
    v_2 = v_1;
  } else {
    uvec2 v_3 = uvec2(textureSize(t, 0));
    v_2 = vec4(vec4(v_1.x, texelFetch(t_plane1, ivec2(min(v * uvec2(textureSize(t_plane1, 0)) / mix(v_3, uvec2(1u), equal(v_3, uvec2(0u))), uvec2(textureSize(t_plane1, 0)) - uvec2(1u))), 0).xy, 1.0) * parameters.yuv_to_rgb, 1.0);
  }
  vec4 v_4 = v_2;
  vec4 v_5 = vec4(0.0);
  if (parameters.convert_colors != 0u) {
    v_5 = vec4(external_texture_curve(parameters.gamut * external_texture_curve(v_4.xyz, parameters.decode), parameters.encode), v_4.w);
  } else {
    v_5 = v_4;
  }
  return v_5;
}

void test() {
  result.inner = load_external_texture(t_parameters.inner, uvec2(ivec2(3, 4)));
}

void main() {
  test();
}
//# case textureLoad/texture_external,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct ExternalTextureParameters {
  mat3x4 yuv_to_rgb;
  mat3 gamut;
  mat2x4 decode;
  mat2x4 encode;
  mat2x3 sample_transform;
  mat2x3 load_transform;
  vec4 visible;
  uvec2 size;
  uint plane_count;
  uint convert_colors;
};

layout(std140, binding = 0) uniform t_parameters_compute_block {
  ExternalTextureParameters inner;
} t_parameters;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(binding = 1) uniform highp sampler2D t_plane1;

vec3 external_texture_curve(vec3 v, mat2x4 curve) {
  vec3 v_1 = abs(v);
  return sign(v) * mix(pow(vec3(curve[0].y) * v_1 + vec3(curve[0].z), vec3(curve[0].x)) + vec3(curve[1].y), vec3(curve[0].w) * v_1 + vec3(curve[1].z), lessThan(v_1, vec3(curve[1].x)));
}

vec4 load_external_texture(ExternalTextureParameters parameters, uvec2 coords) {
  uvec2 v = uvec2(clamp(roundEven(vec3(vec2(min(coords, parameters.size - uvec2(1u))), 1.0) * parameters.load_transform), vec2(0.0), vec2(4294967000.0)));
  vec4 v_1 = texelFetch(t, ivec2(min(v, uvec2(textureSize(t, 0)) - uvec2(1u))), 0);
  vec4 v_2 = vec4(0.0);
  if (parameters.plane_count == 1u) {
    v_2 = v_1;
  } else {
    uvec2 v_3 = uvec2(textureSize(t, 0));
    v_2 = vec4(vec4(v_1.x, texelFetch(t_plane1, ivec2(min(v * uvec2(textureSize(t_plane1, 0)) / mix(v_3, uvec2(1u), equal(v_3, uvec2(0u))), uvec2(textureSize(t_plane1, 0)) - uvec2(1u))), 0).xy, 1.0) * parameters.yuv_to_rgb, 1.0);
  }
  vec4 v_4 = v_2;
  vec4 v_5 = vec4(0.0);
  if (parameters.convert_colors != 0u) {
    v_5 = vec4(external_texture_curve(parameters.gamut * external_texture_curve(v_4.xyz, parameters.decode), parameters.encode), v_4.w);
  } else {
    v_5 = v_4;
  }
  return v_5;
}

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = load_external_texture(t_parameters.inner, uvec2(coords));
}

void main() {
  test();
}
//# case textureLoad/texture_external,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct ExternalTextureParameters {
  mat3x4 yuv_to_rgb;
  mat3 gamut;
  mat2x4 decode;
  mat2x4 encode;
  mat2x3 sample_transform;
  mat2x3 load_transform;
  vec4 visible;
  uvec2 size;
  uint plane_count;
  uint convert_colors;
};

layout(std140, binding = 0) uniform t_parameters_compute_block {
  ExternalTextureParameters inner;
} t_parameters;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(binding = 1) uniform highp sampler2D t_plane1;

vec3 external_texture_curve(vec3 v, mat2x4 curve) {
  vec3 v_1 = abs(v);
  return sign(v) * mix(pow(vec3(curve[0].y) * v_1 + vec3(curve[0].z), vec3(curve[0].x)) + vec3(curve[1].y), vec3(curve[0].w) * v_1 + vec3(curve[1].z), lessThan(v_1, vec3(curve[1].x)));
}

vec4 load_external_texture(ExternalTextureParameters parameters, uvec2 coords) {
  uvec2 v = uvec2(clamp(roundEven(vec3(vec2(min(coords, parameters.size - uvec2(1u))), 1.0) * parameters.load_transform), vec2(0.0), vec2(4294967000.0)));
  vec4 v_1 = texelFetch(t, ivec2(min(v, uvec2(textureSize(t, 0)) - uvec2(1u))), 0);
  vec4 v_2 = vec4(0.0);
  if (parameters.plane_count == 1u) {
    v_2 = v_1;
  } else {
    uvec2 v_3 = uvec2(textureSize(t, 0));
    v_2 = vec4(vec4(v_1.x, texelFetch(t_plane1, ivec2(min(v * uvec2(textureSize(t_plane1, 0)) / mix(v_3, uvec2(1u), equal(v_3, uvec2(0u))), uvec2(textureSize(t_plane1, 0)) - uvec2(1u))), 0).xy, 1.0) * parameters.yuv_to_rgb, 1.0);
  }
  vec4 v_4 = v_2;
  vec4 v_5 = vec4(0.0);
  if (parameters.convert_colors != 0u) {
    v_5 = vec4(external_texture_curve(parameters.gamut * external_texture_curve(v_4.xyz, parameters.decode), parameters.encode), v_4.w);
  } else {
    v_5 = v_4;
  }
  return v_5;
}

void test() {
  result.inner = load_external_texture(t_parameters.inner, uvec2(3u, 4u));
}

void main() {
  test();
}
//# case textureLoad/texture_external,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct ExternalTextureParameters {
  mat3x4 yuv_to_rgb;
  mat3 gamut;
  mat2x4 decode;
  mat2x4 encode;
  mat2x3 sample_transform;
  mat2x3 load_transform;
  vec4 visible;
  uvec2 size;
  uint plane_count;
  uint convert_colors;
};

layout(std140, binding = 0) uniform t_parameters_compute_block {
  ExternalTextureParameters inner;
} t_parameters;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(binding = 1) uniform highp sampler2D t_plane1;

vec3 external_texture_curve(vec3 v, mat2x4 curve) {
  vec3 v_1 = abs(v);
  return sign(v) * mix(pow(vec3(curve[0].y) * v_1 + vec3(curve[0].z), vec3(curve[0].x)) + vec3(curve[1].y), vec3(curve[0].w) * v_1 + vec3(curve[1].z), lessThan(v_1, vec3(curve[1].x)));
}

vec4 load_external_texture(ExternalTextureParameters parameters, uvec2 coords) {
  uvec2 v = uvec2(clamp(roundEven(vec3(vec2(min(coords, parameters.size - uvec2(1u))), 1.0) * parameters.load_transform), vec2(0.0), vec2(4294967000.0)));
  vec4 v_1 = texelFetch(t, ivec2(min(v, uvec2(textureSize(t, 0)) - uvec2(1u))), 0);
  vec4 v_2 = vec4(0.0);
  if (parameters.plane_count == 1u) {
    v_2 = v_1;
  } else {
    uvec2 v_3 = uvec2(textureSize(t, 0));
    v_2 = vec4(vec4(v_1.x, texelFetch(t_plane1, ivec2(min(v * uvec2(textureSize(t_plane1, 0)) / mix(v_3, uvec2(1u), equal(v_3, uvec2(0u))), uvec2(textureSize(t_plane1, 0)) - uvec2(1u))), 0).xy, 1.0) * parameters.yuv_to_rgb, 1.0);
  }
  vec4 v_4 = v_2;
  vec4 v_5 = vec4(0.0);
  if (parameters.convert_colors != 0u) {
    v_5 = vec4(external_texture_curve(parameters.gamut * external_texture_curve(v_4.xyz, parameters.decode), parameters.encode), v_4.w);
  } else {
    v_5 = v_4;
  }
  return v_5;
}

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = load_external_texture(t_parameters.inner, coords);
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  int coords = 3;
  result.inner = imageLoad(t, ivec2(int(min(uint(coords), uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uint coords = 3u;
  result.inner = imageLoad(t, ivec2(int(min(coords, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  int coords = 3;
  result.inner = imageLoad(t, ivec2(int(min(uint(coords), uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uint coords = 3u;
  result.inner = imageLoad(t, ivec2(int(min(coords, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  int coords = 3;
  result.inner = imageLoad(t, ivec2(int(min(uint(coords), uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uint coords = 3u;
  result.inner = imageLoad(t, ivec2(int(min(coords, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  int coords = 3;
  result.inner = imageLoad(t, ivec2(int(min(uint(coords), uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uint coords = 3u;
  result.inner = imageLoad(t, ivec2(int(min(coords, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  int coords = 3;
  result.inner = imageLoad(t, ivec2(int(min(uint(coords), uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uint coords = 3u;
  result.inner = imageLoad(t, ivec2(int(min(coords, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  int coords = 3;
  result.inner = imageLoad(t, ivec2(int(min(uint(coords), uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uint coords = 3u;
  result.inner = imageLoad(t, ivec2(int(min(coords, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(int(min(3u, uint(imageSize(t).x) - 1u)), 0));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8unorm'
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8unorm'
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8unorm'
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8unorm'
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8snorm'
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8snorm'
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8snorm'
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8snorm'
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16unorm'
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16unorm'
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16unorm'
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16unorm'
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16snorm'
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16snorm'
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16snorm'
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16snorm'
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16float'
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16float'
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16float'
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16float'
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8unorm'
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8unorm'
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8unorm'
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8unorm'
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8snorm'
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8snorm'
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8snorm'
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8snorm'
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16unorm'
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16unorm'
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16unorm'
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16unorm'
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16snorm'
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16snorm'
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16snorm'
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16snorm'
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16float'
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16float'
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16float'
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16float'
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8_snorm) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8_snorm) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8_snorm) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8_snorm) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u)))).zyxw;
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u)))).zyxw;
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u)))).zyxw;
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u)))).zyxw;
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2unorm'
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2unorm'
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2unorm'
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2unorm'
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg11b10ufloat'
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg11b10ufloat'
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg11b10ufloat'
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg11b10ufloat'
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32float'
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32float'
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32float'
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32float'
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16unorm'
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16unorm'
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16unorm'
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16unorm'
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16snorm'
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16snorm'
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16snorm'
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16snorm'
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8sint'
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8sint'
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8sint'
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8sint'
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16sint'
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16sint'
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16sint'
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16sint'
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8sint'
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8sint'
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8sint'
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8sint'
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16sint'
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16sint'
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16sint'
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16sint'
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32sint'
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32sint'
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32sint'
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32sint'
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8uint'
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8uint'
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8uint'
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8uint'
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16uint'
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16uint'
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16uint'
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16uint'
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8uint'
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8uint'
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8uint'
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8uint'
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16uint'
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16uint'
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16uint'
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16uint'
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2uint'
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2uint'
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2uint'
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2uint'
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32uint'
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32uint'
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32uint'
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32uint'
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  result.inner = imageLoad(t, ivec2(min(uvec2(coords), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  result.inner = imageLoad(t, ivec2(min(coords, uvec2(imageSize(t)) - uvec2(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(coords), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(uint(array_index), uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(coords), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(array_index, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  result.inner = imageLoad(t, ivec3(ivec2(min(coords, uvec2(imageSize(t).xy) - uvec2(1u))), int(min(uint(array_index), uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  result.inner = imageLoad(t, ivec3(ivec2(min(coords, uvec2(imageSize(t).xy) - uvec2(1u))), int(min(array_index, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(coords), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(uint(array_index), uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(coords), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(array_index, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  result.inner = imageLoad(t, ivec3(ivec2(min(coords, uvec2(imageSize(t).xy) - uvec2(1u))), int(min(uint(array_index), uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  result.inner = imageLoad(t, ivec3(ivec2(min(coords, uvec2(imageSize(t).xy) - uvec2(1u))), int(min(array_index, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(coords), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(uint(array_index), uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(coords), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(array_index, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  result.inner = imageLoad(t, ivec3(ivec2(min(coords, uvec2(imageSize(t).xy) - uvec2(1u))), int(min(uint(array_index), uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  result.inner = imageLoad(t, ivec3(ivec2(min(coords, uvec2(imageSize(t).xy) - uvec2(1u))), int(min(array_index, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(coords), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(uint(array_index), uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(coords), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(array_index, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  result.inner = imageLoad(t, ivec3(ivec2(min(coords, uvec2(imageSize(t).xy) - uvec2(1u))), int(min(uint(array_index), uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  result.inner = imageLoad(t, ivec3(ivec2(min(coords, uvec2(imageSize(t).xy) - uvec2(1u))), int(min(array_index, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(coords), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(uint(array_index), uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(coords), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(array_index, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  result.inner = imageLoad(t, ivec3(ivec2(min(coords, uvec2(imageSize(t).xy) - uvec2(1u))), int(min(uint(array_index), uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  result.inner = imageLoad(t, ivec3(ivec2(min(coords, uvec2(imageSize(t).xy) - uvec2(1u))), int(min(array_index, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(coords), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(uint(array_index), uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(coords), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(array_index, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(ivec2(3, 4)), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  result.inner = imageLoad(t, ivec3(ivec2(min(coords, uvec2(imageSize(t).xy) - uvec2(1u))), int(min(uint(array_index), uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  result.inner = imageLoad(t, ivec3(ivec2(min(coords, uvec2(imageSize(t).xy) - uvec2(1u))), int(min(array_index, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(ivec2(min(uvec2(3u, 4u), uvec2(imageSize(t).xy) - uvec2(1u))), int(min(7u, uint(imageSize(t).z) - 1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  result.inner = imageLoad(t, ivec3(min(uvec3(coords), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  result.inner = imageLoad(t, ivec3(min(coords, uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  result.inner = imageLoad(t, ivec3(min(uvec3(coords), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  result.inner = imageLoad(t, ivec3(min(coords, uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  result.inner = imageLoad(t, ivec3(min(uvec3(coords), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  result.inner = imageLoad(t, ivec3(min(coords, uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  result.inner = imageLoad(t, ivec3(min(uvec3(coords), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  result.inner = imageLoad(t, ivec3(min(coords, uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  result.inner = imageLoad(t, ivec3(min(uvec3(coords), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  result.inner = imageLoad(t, ivec3(min(coords, uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(min(uvec3(ivec3(3, 4, 5)), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  result.inner = imageLoad(t, ivec3(min(uvec3(coords), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = imageLoad(t, ivec3(min(uvec3(3u, 4u, 5u), uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  result.inner = imageLoad(t, ivec3(min(coords, uvec3(imageSize(t)) - uvec3(1u))));
}

void main() {
  test();
}
