// Samplers, and what the texture types are made of.
#pragma once

namespace metal {

enum class access { sample, read, write, read_write };
enum class component { x, y, z, w };

// A shader only hands samplers on.
struct sampler {
  uint hidden_index;
};

struct bias { explicit bias(float); };
struct level { explicit level(float); };
struct min_lod_clamp { explicit min_lod_clamp(float); };
struct gradient2d { gradient2d(float2 dx, float2 dy); };
struct gradient3d { gradient3d(float3 dx, float3 dy); };
struct gradientcube { gradientcube(float3 dx, float3 dy); };

namespace detail {

template<typename T> constexpr bool is_texel = same<T, float>::value || same<T, half>::value || same<T, int>::value
  || same<T, uint>::value || same<T, short>::value || same<T, ushort>::value;

// Every texture is a handle with a type for its texels and an access.
template<typename T, access A, typename Texel>
struct handle {
  static_assert(is_texel<T>, "textures have texels of float, half, int, uint, short or ushort");
  typedef Texel texel;
  ulong hidden_handle;
};

} // namespace detail

#define CAN_SAMPLE static_assert(A == access::sample, "only a texture with access::sample can be sampled")
#define CAN_READ static_assert(A != access::write, "a texture with access::write cannot be read")
#define CAN_WRITE static_assert(A == access::write || A == access::read_write, "this texture cannot be written to")

// Each macro is a group of methods; `array` stands for nothing, or for an array index that follows the coordinates.
#define NO_ARRAY(...)
#define ARRAY(...) __VA_ARGS__

#define SAMPLE(coord, index) \
  texel sample(sampler, coord index(, uint)) const { CAN_SAMPLE; return texel(); }
#define SAMPLE_LOD(coord, index, option) \
  texel sample(sampler, coord index(, uint), option) const { CAN_SAMPLE; return texel(); }
#define SAMPLE_OFFSET(coord, index, offset) \
  texel sample(sampler, coord index(, uint), offset) const { CAN_SAMPLE; return texel(); }
#define SAMPLE_LOD_OFFSET(coord, index, option, offset) \
  texel sample(sampler, coord index(, uint), option, offset) const { CAN_SAMPLE; return texel(); }
#define SAMPLES(coord, index, gradient) \
  SAMPLE(coord, index) SAMPLE_LOD(coord, index, bias) SAMPLE_LOD(coord, index, level) SAMPLE_LOD(coord, index, gradient)
#define SAMPLES_OFFSET(coord, index, gradient, offset) \
  SAMPLE_OFFSET(coord, index, offset) SAMPLE_LOD_OFFSET(coord, index, bias, offset) \
  SAMPLE_LOD_OFFSET(coord, index, level, offset) SAMPLE_LOD_OFFSET(coord, index, gradient, offset)

#define COMPARE(coord, index) \
  T sample_compare(sampler, coord index(, uint), float) const { CAN_SAMPLE; return T(); } \
  T sample_compare(sampler, coord index(, uint), float, bias) const { CAN_SAMPLE; return T(); } \
  T sample_compare(sampler, coord index(, uint), float, level) const { CAN_SAMPLE; return T(); }
#define COMPARE_OFFSET(coord, index, offset) \
  T sample_compare(sampler, coord index(, uint), float, offset) const { CAN_SAMPLE; return T(); } \
  T sample_compare(sampler, coord index(, uint), float, bias, offset) const { CAN_SAMPLE; return T(); } \
  T sample_compare(sampler, coord index(, uint), float, level, offset) const { CAN_SAMPLE; return T(); }

#define READ(coord, index) \
  texel read(coord index(, uint)) const { CAN_READ; return texel(); }
#define READ_LEVEL(coord, index) \
  texel read(coord index(, uint), uint) const { CAN_READ; return texel(); }
#define WRITE(coord, index) \
  void write(vec<T, 4>, coord index(, uint)) const { CAN_WRITE; }
#define WRITE_LEVEL(coord, index) \
  void write(vec<T, 4>, coord index(, uint), uint) const { CAN_WRITE; }
#define FENCE \
  void fence() const { static_assert(A == access::read_write, "only a texture with access::read_write has a fence"); }

#define SIZE(name) uint get_##name() const { return 0; }
#define SIZE_LEVEL(name) uint get_##name(uint = 0) const { return 0; }

} // namespace metal
