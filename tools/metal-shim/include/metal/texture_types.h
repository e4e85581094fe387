// Textures of colours.
#pragma once

namespace metal {

#define COLOUR_TEXTURE(name) \
  template<typename T, access A = access::sample> struct name : detail::handle<T, A, vec<T, 4>> { \
    typedef vec<T, 4> texel;

// The atomics of a texture of integers.
#define TEXTURE_ATOMICS(coord, index) \
  ATOMIC_METHOD(atomic_fetch_add, coord, index) \
  ATOMIC_METHOD(atomic_fetch_sub, coord, index) \
  ATOMIC_METHOD(atomic_fetch_and, coord, index) \
  ATOMIC_METHOD(atomic_fetch_or, coord, index) \
  ATOMIC_METHOD(atomic_fetch_xor, coord, index) \
  ATOMIC_METHOD(atomic_fetch_min, coord, index) \
  ATOMIC_METHOD(atomic_fetch_max, coord, index) \
  ATOMIC_METHOD(atomic_exchange, coord, index)
#define ATOMIC_METHOD(name, coord, index) \
  texel name(coord index(, uint), texel) const { \
    static_assert(A == access::read_write && detail::is_integer<T>, "texture atomics are for integers and access::read_write"); \
    return texel(); \
  }

// One dimension has one level, and nothing of it takes another.
COLOUR_TEXTURE(texture1d)
  SAMPLE(float, NO_ARRAY)
  READ(uint, NO_ARRAY)
  WRITE(uint, NO_ARRAY)
  FENCE
  TEXTURE_ATOMICS(uint, NO_ARRAY)
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
  texel gather(sampler, float2, int2 = int2(0), component = component::x) const { CAN_SAMPLE; return texel(); }
  READ(uint2, NO_ARRAY)
  READ_LEVEL(uint2, NO_ARRAY)
  WRITE(uint2, NO_ARRAY)
  WRITE_LEVEL(uint2, NO_ARRAY)
  FENCE
  TEXTURE_ATOMICS(uint2, NO_ARRAY)
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE(num_mip_levels)
};

COLOUR_TEXTURE(texture2d_array)
  SAMPLES(float2, ARRAY, gradient2d)
  SAMPLES_OFFSET(float2, ARRAY, gradient2d, int2)
  texel gather(sampler, float2, uint, int2 = int2(0), component = component::x) const { CAN_SAMPLE; return texel(); }
  READ(uint2, ARRAY)
  READ_LEVEL(uint2, ARRAY)
  WRITE(uint2, ARRAY)
  WRITE_LEVEL(uint2, ARRAY)
  FENCE
  TEXTURE_ATOMICS(uint2, ARRAY)
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
  TEXTURE_ATOMICS(uint3, NO_ARRAY)
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE_LEVEL(depth)
  SIZE(num_mip_levels)
};

COLOUR_TEXTURE(texturecube)
  SAMPLES(float3, NO_ARRAY, gradientcube)
  texel gather(sampler, float3, component = component::x) const { CAN_SAMPLE; return texel(); }
  READ(uint2, ARRAY)
  READ_LEVEL(uint2, ARRAY)
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE(num_mip_levels)
};

COLOUR_TEXTURE(texturecube_array)
  SAMPLES(float3, ARRAY, gradientcube)
  texel gather(sampler, float3, uint, component = component::x) const { CAN_SAMPLE; return texel(); }
  SIZE_LEVEL(width)
  SIZE_LEVEL(height)
  SIZE(array_size)
  SIZE(num_mip_levels)
};

#define MULTISAMPLED static_assert(A == access::read, "a multisampled texture has access::read")

template<typename T, access A = access::read> struct texture2d_ms : detail::handle<T, A, vec<T, 4>> {
  MULTISAMPLED;
  vec<T, 4> read(uint2, uint) const { return vec<T, 4>(); }
  SIZE(width)
  SIZE(height)
  SIZE(num_samples)
};

template<typename T, access A = access::read> struct texture2d_ms_array : detail::handle<T, A, vec<T, 4>> {
  MULTISAMPLED;
  vec<T, 4> read(uint2, uint, uint) const { return vec<T, 4>(); }
  SIZE(width)
  SIZE(height)
  SIZE(array_size)
  SIZE(num_samples)
};

} // namespace metal
