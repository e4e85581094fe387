//# case textureDimensions/texture_1d<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp isampler2D t;

void test() {
  result.inner = uint(textureSize(t, 0).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp usampler2D t;

void test() {
  result.inner = uint(textureSize(t, 0).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp sampler2D t;

void test() {
  result.inner = uint(textureSize(t, 0).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uint(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uint(textureSize(t, int(min(level, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uint(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uint(textureSize(t, int(min(level, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uint(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uint(textureSize(t, int(min(level, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec3(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec3(textureSize(t, int(min(level, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec3(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec3(textureSize(t, int(min(level, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec3(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec3(textureSize(t, int(min(level, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isamplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usamplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isamplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isamplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isamplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isamplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isamplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isamplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usamplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usamplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usamplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usamplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usamplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usamplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,i32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,i32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,i32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,u32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,u32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,u32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,i32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,i32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,i32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,u32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,u32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,u32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,i32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,i32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,i32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,u32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,u32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,u32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,i32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,i32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,i32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,u32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,u32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,u32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, texture_counts.inner.t - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_multisampled_2d<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp isampler2DMS t;

void test() {
  result.inner = uvec2(textureSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_multisampled_2d<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp usampler2DMS t;

void test() {
  result.inner = uvec2(textureSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_multisampled_2d<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;

void test() {
  result.inner = uvec2(textureSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_multisampled_2d/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;

void test() {
  result.inner = uvec2(textureSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32uint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32uint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32uint,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32sint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32sint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32sint,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32float,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32float,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32float,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).x);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8unorm,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8unorm'
//# case textureDimensions/texture_storage_2d<r8unorm,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8unorm'
//# case textureDimensions/texture_storage_2d<r8snorm,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8snorm'
//# case textureDimensions/texture_storage_2d<r8snorm,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8snorm'
//# case textureDimensions/texture_storage_2d<r8uint,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8uint'
//# case textureDimensions/texture_storage_2d<r8uint,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8uint'
//# case textureDimensions/texture_storage_2d<r8sint,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8sint'
//# case textureDimensions/texture_storage_2d<r8sint,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8sint'
//# case textureDimensions/texture_storage_2d<r16unorm,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16unorm'
//# case textureDimensions/texture_storage_2d<r16unorm,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16unorm'
//# case textureDimensions/texture_storage_2d<r16snorm,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16snorm'
//# case textureDimensions/texture_storage_2d<r16snorm,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16snorm'
//# case textureDimensions/texture_storage_2d<r16uint,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16uint'
//# case textureDimensions/texture_storage_2d<r16uint,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16uint'
//# case textureDimensions/texture_storage_2d<r16sint,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16sint'
//# case textureDimensions/texture_storage_2d<r16sint,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16sint'
//# case textureDimensions/texture_storage_2d<r16float,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16float'
//# case textureDimensions/texture_storage_2d<r16float,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16float'
//# case textureDimensions/texture_storage_2d<rg8unorm,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8unorm'
//# case textureDimensions/texture_storage_2d<rg8unorm,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8unorm'
//# case textureDimensions/texture_storage_2d<rg8snorm,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8snorm'
//# case textureDimensions/texture_storage_2d<rg8snorm,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8snorm'
//# case textureDimensions/texture_storage_2d<rg8uint,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8uint'
//# case textureDimensions/texture_storage_2d<rg8uint,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8uint'
//# case textureDimensions/texture_storage_2d<rg8sint,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8sint'
//# case textureDimensions/texture_storage_2d<rg8sint,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8sint'
//# case textureDimensions/texture_storage_2d<r32uint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32uint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32uint,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32sint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32sint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32sint,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32float,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32float,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32float,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16unorm,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16unorm'
//# case textureDimensions/texture_storage_2d<rg16unorm,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16unorm'
//# case textureDimensions/texture_storage_2d<rg16snorm,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16snorm'
//# case textureDimensions/texture_storage_2d<rg16snorm,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16snorm'
//# case textureDimensions/texture_storage_2d<rg16uint,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16uint'
//# case textureDimensions/texture_storage_2d<rg16uint,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16uint'
//# case textureDimensions/texture_storage_2d<rg16sint,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16sint'
//# case textureDimensions/texture_storage_2d<rg16sint,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16sint'
//# case textureDimensions/texture_storage_2d<rg16float,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16float'
//# case textureDimensions/texture_storage_2d<rg16float,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16float'
//# case textureDimensions/texture_storage_2d<rgba8unorm,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8unorm,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8snorm,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8_snorm) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8snorm,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8_snorm) writeonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8uint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8uint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8ui) writeonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8sint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8sint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8i) writeonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<bgra8unorm,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<bgra8unorm,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgb10a2unorm,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2unorm'
//# case textureDimensions/texture_storage_2d<rgb10a2unorm,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2unorm'
//# case textureDimensions/texture_storage_2d<rgb10a2uint,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2uint'
//# case textureDimensions/texture_storage_2d<rgb10a2uint,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2uint'
//# case textureDimensions/texture_storage_2d<rg11b10ufloat,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg11b10ufloat'
//# case textureDimensions/texture_storage_2d<rg11b10ufloat,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg11b10ufloat'
//# case textureDimensions/texture_storage_2d<rg32uint,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32uint'
//# case textureDimensions/texture_storage_2d<rg32uint,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32uint'
//# case textureDimensions/texture_storage_2d<rg32sint,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32sint'
//# case textureDimensions/texture_storage_2d<rg32sint,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32sint'
//# case textureDimensions/texture_storage_2d<rg32float,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32float'
//# case textureDimensions/texture_storage_2d<rg32float,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32float'
//# case textureDimensions/texture_storage_2d<rgba16unorm,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16unorm'
//# case textureDimensions/texture_storage_2d<rgba16unorm,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16unorm'
//# case textureDimensions/texture_storage_2d<rgba16snorm,read>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16snorm'
//# case textureDimensions/texture_storage_2d<rgba16snorm,write>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16snorm'
//# case textureDimensions/texture_storage_2d<rgba16uint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16uint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16ui) writeonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16sint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16sint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16i) writeonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16float,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16float,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16f) writeonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32uint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32ui) readonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32uint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32ui) writeonly uniform highp uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32sint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32i) readonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32sint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32i) writeonly uniform highp iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32float,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32f) readonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32float,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32f) writeonly uniform highp image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32uint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32uint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32uint,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32sint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32sint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32sint,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32float,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32float,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32float,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32uint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32uint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32uint,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32sint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32sint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32sint,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32float,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32float,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32float,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_external/variable
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
  uvec2 inner;
} result;

void test() {
  result.inner = t_parameters.inner.size;
}

void main() {
  test();
}
