// Textures of depths.
#pragma once

namespace metal {

#define DEPTH_TEXTURE(name) \
  template<typename T, access A = access::sample> struct name : detail::handle<T, A, T> { \
    typedef T texel; \
    static_assert(detail::same<T, float>::value, "depths are of float"); \
    static_assert(A == access::sample || A == access::read, "depths are not written");

DEPTH_TEXTURE(depth2d)
  SAMPLES(float2, NO_ARRAY, gradient2d)
  SAMPLES_OFFSET(float2, NO_ARRAY, gradient2d, int2)
  COMPARE(float2, NO_ARRAY)
  COMPARE_OFFSET(float2, NO_ARRAY, int2)
  vec<T, 4> gather(sampler, float2, int2 = int2(0)) const { CAN_SAMPLE; return vec<T, 4>(); }
  vec<T, 4> gather_compare(sampler, float2, float, int2 = int2(0)) const { CAN_SAMPLE; return vec<T, 4>(); }
  READ(uint2, NO_ARRAY)
  READ_LEVEL(uint2, NO_ARRAY)
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE(num_mip_levels)
};

DEPTH_TEXTURE(depth2d_array)
  SAMPLES(float2, ARRAY, gradient2d)
  SAMPLES_OFFSET(float2, ARRAY, gradient2d, int2)
  COMPARE(float2, ARRAY)
  COMPARE_OFFSET(float2, ARRAY, int2)
  vec<T, 4> gather(sampler, float2, uint, int2 = int2(0)) const { CAN_SAMPLE; return vec<T, 4>(); }
  vec<T, 4> gather_compare(sampler, float2, uint, float, int2 = int2(0)) const { CAN_SAMPLE; return vec<T, 4>(); }
  READ(uint2, ARRAY)
  READ_LEVEL(uint2, ARRAY)
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE(array_size)
  SIZE(num_mip_levels)
};

DEPTH_TEXTURE(depthcube)
  SAMPLES(float3, NO_ARRAY, gradientcube)
  COMPARE(float3, NO_ARRAY)
  vec<T, 4> gather(sampler, float3) const { CAN_SAMPLE; return vec<T, 4>(); }
  vec<T, 4> gather_compare(sampler, float3, float) const { CAN_SAMPLE; return vec<T, 4>(); }
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE(num_mip_levels)
};

DEPTH_TEXTURE(depthcube_array)
  SAMPLES(float3, ARRAY, gradientcube)
  COMPARE(float3, ARRAY)
  vec<T, 4> gather(sampler, float3, uint) const { CAN_SAMPLE; return vec<T, 4>(); }
  vec<T, 4> gather_compare(sampler, float3, uint, float) const { CAN_SAMPLE; return vec<T, 4>(); }
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE(array_size)
  SIZE(num_mip_levels)
};

template<typename T, access A = access::read> struct depth2d_ms : detail::handle<T, A, T> {
  MULTISAMPLED;
  static_assert(detail::same<T, float>::value, "depths are of float");
  T read(uint2, uint) const { return T(); }
  SIZE(width)
  SIZE(height)
  SIZE(num_samples)
};

} // namespace metal
