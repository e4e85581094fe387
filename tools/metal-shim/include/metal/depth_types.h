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
  GATHER_DEPTH(float2, NO_ARRAY, AN_OFFSET, query.take(by))
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
  GATHER_DEPTH(float2, ARRAY, AN_OFFSET, query.take(by))
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
  GATHER_DEPTH(float3, NO_ARRAY, )
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE(num_mip_levels)
};

DEPTH_TEXTURE(depthcube_array)
  SAMPLES(float3, ARRAY, gradientcube)
  COMPARE(float3, ARRAY)
  GATHER_DEPTH(float3, ARRAY, )
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE(array_size)
  SIZE(num_mip_levels)
};

template<typename T, access A = access::read> struct depth2d_ms : detail::handle<T, A, T> {
  MULTISAMPLED;
  static_assert(detail::same<T, float>::value, "depths are of float");
  typedef T texel;
  READ_SAMPLE(uint2, NO_ARRAY)
  SIZE(width)
  SIZE(height)
  SIZE(num_samples)
};

} // namespace metal
