// Samplers, and what the texture types are made of.
#pragma once

namespace metal {

enum class access { sample, read, write, read_write };
enum class component { x, y, z, w };

// A shader only hands samplers on.
struct sampler {
  ulong hidden_sampler;
};

struct bias { explicit bias(float value) : value(value) {} float value; };
struct level { explicit level(float value) : value(value) {} float value; };
struct gradient2d { gradient2d(float2 dx, float2 dy) : dx(dx), dy(dy) {} float2 dx, dy; };
struct gradient3d { gradient3d(float3 dx, float3 dy) : dx(dx), dy(dy) {} float3 dx, dy; };
struct gradientcube { gradientcube(float3 dx, float3 dy) : dx(dx), dy(dy) {} float3 dx, dy; };

} // namespace metal

extern "C" void colorfast_shim_sample(const colorfast_shim_query* query, ulong active, const uint* met, uint* words);
extern "C" void colorfast_shim_gather(const colorfast_shim_query* query, uint* words);
extern "C" void colorfast_shim_read(ulong texture, const uint* at, uint level, uint sample, uint* words);
extern "C" void colorfast_shim_write(ulong texture, const uint* at, uint level, const uint* words);
extern "C" uint colorfast_shim_size(ulong texture, uint what, uint level);

namespace metal {
namespace detail {

template<typename T> constexpr bool is_texel = same<T, float>::value || same<T, half>::value || same<T, int>::value
  || same<T, uint>::value || same<T, short>::value || same<T, ushort>::value;

// Where and how to sample, which the arguments of a call say one after the other.
struct query : colorfast_shim_query {
  query(ulong texture, sampler with) : colorfast_shim_query{} { this->texture = texture; filter = with.hidden_sampler; }
  void at(float x) { coords[0] = x; }
  void at(float2 xy) { for (int i = 0; i < 2; i++) coords[i] = xy.e[i]; }
  void at(float3 xyz) { for (int i = 0; i < 3; i++) coords[i] = xyz.e[i]; }
  template<typename C> void at(C coords, uint index) { at(coords); layer = index; }
  void take(bias option) { lod_from = COLORFAST_SHIM_BIAS; lod[0] = option.value; }
  void take(level option) { lod_from = COLORFAST_SHIM_LEVEL; lod[0] = option.value; }
  template<typename G> void gradient(G option, int count) {
    lod_from = COLORFAST_SHIM_GRADIENT;
    for (int i = 0; i < count; i++) { lod[i] = option.dx.e[i]; lod[3 + i] = option.dy.e[i]; }
  }
  void take(gradient2d option) { gradient(option, 2); }
  void take(gradient3d option) { gradient(option, 3); }
  void take(gradientcube option) { gradient(option, 3); }
  void take(int2 by) { for (int i = 0; i < 2; i++) offset[i] = by.e[i]; }
  void take(int3 by) { for (int i = 0; i < 3; i++) offset[i] = by.e[i]; }
  void take(metal::component which) { component = uint(which); }
  void compare(float with) { compares = 1; reference = with; }
};

// Whole coordinates of a texel, and the layer.
struct place {
  uint at[3];
  explicit place(uint x, uint layer = 0) : at{x, 0, layer} {}
  explicit place(uint2 xy, uint layer = 0) : at{xy.e[0], xy.e[1], layer} {}
  explicit place(uint3 xyz) : at{xyz.e[0], xyz.e[1], xyz.e[2]} {}
};

// Every texture is a handle with a type for its texels and an access.
template<typename T, access A, typename Texel>
struct handle {
  static_assert(is_texel<T>, "textures have texels of float, half, int, uint, short or ushort");
  typedef Texel texel;
  ulong hidden_handle;

  // Without a level of its own the level follows from the quad.
  template<typename R> TOGETHER R sampled(const thread query& query) const {
    uint result[4];
    if (query.lod_from == COLORFAST_SHIM_LEVEL || query.lod_from == COLORFAST_SHIM_GRADIENT) {
      colorfast_shim_sample(&query, 0, result, result);
    } else {
      meeting all = meet(float3(query.coords[0], query.coords[1], query.coords[2]));
      colorfast_shim_sample(&query, all.active, &all.met[0][0], result);
    }
    return words<R>::of(result);
  }
  template<typename R> R gathered(const thread query& query) const {
    uint result[4];
    colorfast_shim_gather(&query, result);
    return words<R>::of(result);
  }
  Texel at(place place, uint level, uint sample) const {
    uint result[4];
    colorfast_shim_read(hidden_handle, place.at, level, sample, result);
    return words<Texel>::of(result);
  }
  void set(place place, uint level, vec<T, 4> texel) const {
    uint brings[4];
    words<vec<T, 4>>::to(brings, texel);
    colorfast_shim_write(hidden_handle, place.at, level, brings);
  }
};

} // namespace detail

#define CAN_SAMPLE static_assert(A == access::sample, "only a texture with access::sample can be sampled")
#define CAN_READ static_assert(A != access::write, "a texture with access::write cannot be read")
#define CAN_WRITE static_assert(A == access::write || A == access::read_write, "this texture cannot be written to")

// Each macro is a group of methods; `array` stands for nothing, or for an array index that follows the coordinates.
#define NO_ARRAY(...)
#define ARRAY(...) __VA_ARGS__

#define QUERY(index) \
  CAN_SAMPLE; \
  detail::query query(this->hidden_handle, with); \
  query.at(coords index(, layer))

#define SAMPLE(coord, index) \
  TOGETHER texel sample(sampler with, coord coords index(, uint layer)) const { QUERY(index); return this->template sampled<texel>(query); }
#define SAMPLE_WITH(coord, index, option) \
  TOGETHER texel sample(sampler with, coord coords index(, uint layer), option first) const { \
    QUERY(index); \
    query.take(first); \
    return this->template sampled<texel>(query); \
  }
#define SAMPLE_WITH_BOTH(coord, index, option, offset) \
  TOGETHER texel sample(sampler with, coord coords index(, uint layer), option first, offset second) const { \
    QUERY(index); \
    query.take(first); \
    query.take(second); \
    return this->template sampled<texel>(query); \
  }
#define SAMPLES(coord, index, gradient) \
  SAMPLE(coord, index) SAMPLE_WITH(coord, index, bias) SAMPLE_WITH(coord, index, level) SAMPLE_WITH(coord, index, gradient)
#define SAMPLES_OFFSET(coord, index, gradient, offset) \
  SAMPLE_WITH(coord, index, offset) SAMPLE_WITH_BOTH(coord, index, bias, offset) \
  SAMPLE_WITH_BOTH(coord, index, level, offset) SAMPLE_WITH_BOTH(coord, index, gradient, offset)

#define COMPARED(index, ...) \
    QUERY(index); \
    query.compare(reference); \
    __VA_ARGS__; \
    return this->template sampled<T>(query);
#define COMPARE(coord, index) \
  TOGETHER T sample_compare(sampler with, coord coords index(, uint layer), float reference) const { COMPARED(index) } \
  COMPARE_WITH(coord, index, bias) COMPARE_WITH(coord, index, level)
#define COMPARE_WITH(coord, index, option) \
  TOGETHER T sample_compare(sampler with, coord coords index(, uint layer), float reference, option first) const { \
    COMPARED(index, query.take(first)) \
  }
#define COMPARE_WITH_BOTH(coord, index, option, offset) \
  TOGETHER T sample_compare(sampler with, coord coords index(, uint layer), float reference, option first, offset second) const { \
    COMPARED(index, query.take(first); query.take(second)) \
  }
#define COMPARE_OFFSET(coord, index, offset) \
  COMPARE_WITH(coord, index, offset) COMPARE_WITH_BOTH(coord, index, bias, offset) COMPARE_WITH_BOTH(coord, index, level, offset)

// What is gathered is four of a colour's channels, or four depths.
#define GATHER(coord, index) \
  texel gather(sampler with, coord coords index(, uint layer), component which = component::x) const { \
    QUERY(index); \
    query.take(which); \
    return this->template gathered<texel>(query); \
  }
#define GATHER_OFFSET(coord, index) \
  texel gather(sampler with, coord coords index(, uint layer), int2 offset = int2(0), component which = component::x) const { \
    QUERY(index); \
    query.take(offset); \
    query.take(which); \
    return this->template gathered<texel>(query); \
  }
#define GATHER_DEPTH(coord, index, offset, ...) \
  vec<T, 4> gather(sampler with, coord coords index(, uint layer) offset) const { \
    QUERY(index); \
    __VA_ARGS__; \
    return this->template gathered<vec<T, 4>>(query); \
  } \
  vec<T, 4> gather_compare(sampler with, coord coords index(, uint layer), float reference offset) const { \
    QUERY(index); \
    query.compare(reference); \
    __VA_ARGS__; \
    return this->template gathered<vec<T, 4>>(query); \
  }
#define AN_OFFSET , int2 by = int2(0)

#define READ(coord, index) \
  texel read(coord coords index(, uint layer)) const { CAN_READ; return this->at(detail::place(coords index(, layer)), 0, 0); }
#define READ_LEVEL(coord, index) \
  texel read(coord coords index(, uint layer), uint level) const { CAN_READ; return this->at(detail::place(coords index(, layer)), level, 0); }
#define READ_SAMPLE(coord, index) \
  texel read(coord coords index(, uint layer), uint sample) const { CAN_READ; return this->at(detail::place(coords index(, layer)), 0, sample); }
#define WRITE(coord, index) \
  void write(vec<T, 4> value, coord coords index(, uint layer)) const { CAN_WRITE; this->set(detail::place(coords index(, layer)), 0, value); }
#define WRITE_LEVEL(coord, index) \
  void write(vec<T, 4> value, coord coords index(, uint layer), uint level) const { \
    CAN_WRITE; \
    this->set(detail::place(coords index(, layer)), level, value); \
  }
#define FENCE \
  void fence() const { static_assert(A == access::read_write, "only a texture with access::read_write has a fence"); }

#define SIZE(name) uint get_##name() const { return colorfast_shim_size(this->hidden_handle, colorfast_shim_get_##name, 0); }
#define SIZE_LEVEL(name) \
  uint get_##name(uint level = 0) const { return colorfast_shim_size(this->hidden_handle, colorfast_shim_get_##name, level); }

} // namespace metal
