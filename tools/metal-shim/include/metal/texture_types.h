// Textures of colours.
#pragma once

namespace metal {

#define COLOUR_TEXTURE(name) \
  template<typename T, access A = access::sample> struct name : detail::handle<T, A, vec<T, 4>> { \
    typedef vec<T, 4> texel;

// One dimension has one level, and nothing of it takes another.
COLOUR_TEXTURE(texture1d)
  SAMPLE(float, NO_ARRAY)
  READ(uint, NO_ARRAY)
  WRITE(uint, NO_ARRAY)
  FENCE
  SIZE(width)
  SIZE(num_mip_levels)
};

COLOUR_TEXTURE(texture1d_array)
  SAMPLE(float, ARRAY)
  READ(uint, ARRAY)
  WRITE(uint, ARRAY)
  FENCE
  SIZE(width)
  SIZE(array_size)
};

COLOUR_TEXTURE(texture2d)
  SAMPLES(float2, NO_ARRAY, gradient2d)
  SAMPLES_OFFSET(float2, NO_ARRAY, gradient2d, int2)
  GATHER_OFFSET(float2, NO_ARRAY)
  READ(uint2, NO_ARRAY)
  READ_LEVEL(uint2, NO_ARRAY)
  WRITE(uint2, NO_ARRAY)
  WRITE_LEVEL(uint2, NO_ARRAY)
  FENCE
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE(num_mip_levels)
};

COLOUR_TEXTURE(texture2d_array)
  SAMPLES(float2, ARRAY, gradient2d)
  SAMPLES_OFFSET(float2, ARRAY, gradient2d, int2)
  GATHER_OFFSET(float2, ARRAY)
  READ(uint2, ARRAY)
  READ_LEVEL(uint2, ARRAY)
  WRITE(uint2, ARRAY)
  WRITE_LEVEL(uint2, ARRAY)
  FENCE
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE(array_size)
  SIZE(num_mip_levels)
};

COLOUR_TEXTURE(texture3d)
  SAMPLES(float3, NO_ARRAY, gradient3d)
  SAMPLES_OFFSET(float3, NO_ARRAY, gradient3d, int3)
  READ(uint3, NO_ARRAY)
  READ_LEVEL(uint3, NO_ARRAY)
  WRITE(uint3, NO_ARRAY)
  WRITE_LEVEL(uint3, NO_ARRAY)
  FENCE
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE_LEVEL(depth)
  SIZE(num_mip_levels)
};

COLOUR_TEXTURE(texturecube)
  SAMPLES(float3, NO_ARRAY, gradientcube)
  GATHER(float3, NO_ARRAY)
  READ(uint2, ARRAY)
  READ_LEVEL(uint2, ARRAY)
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE(num_mip_levels)
};

COLOUR_TEXTURE(texturecube_array)
  SAMPLES(float3, ARRAY, gradientcube)
  GATHER(float3, ARRAY)
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE(array_size)
  SIZE(num_mip_levels)
};

#define MULTISAMPLED static_assert(A == access::read, "a multisampled texture has access::read")

template<typename T, access A = access::read> struct texture2d_ms : detail::handle<T, A, vec<T, 4>> {
  MULTISAMPLED;
  typedef vec<T, 4> texel;
  READ_SAMPLE(uint2, NO_ARRAY)
  SIZE(width)
  SIZE(height)
  SIZE(num_samples)
};

template<typename T, access A = access::read> struct texture2d_ms_array : detail::handle<T, A, vec<T, 4>> {
  MULTISAMPLED;
  typedef vec<T, 4> texel;
  READ_SAMPLE(uint2, ARRAY)
  SIZE(width)
  SIZE(height)
  SIZE(array_size)
  SIZE(num_samples)
};

} // namespace metal
