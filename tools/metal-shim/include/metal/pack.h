// Vectors of floats in the bytes of a word.
#pragma once

namespace metal {
namespace detail {

template<int N> uint pack(vec<float, N> v, float low, float scale) {
  uint word = 0;
  constexpr int width = 32 / N;
  for (int i = 0; i < N; i++) {
    float x = rint(clamp(v.e[i], low, 1.0f) * scale);
    word |= (uint(int(x)) & (0xffffffffu >> (32 - width))) << (i * width);
  }
  return word;
}
template<int N> vec<float, N> unpack_unsigned(uint word, float scale) {
  vec<float, N> v;
  constexpr int width = 32 / N;
  for (int i = 0; i < N; i++) v.e[i] = float((word >> (i * width)) & (0xffffffffu >> (32 - width))) / scale;
  return v;
}
template<int N> vec<float, N> unpack_signed(uint word, float scale) {
  vec<float, N> v;
  constexpr int width = 32 / N;
  for (int i = 0; i < N; i++) v.e[i] = max(float(int(word << (32 - width - i * width)) >> (32 - width)) / scale, -1.0f);
  return v;
}

} // namespace detail

inline uint pack_float_to_snorm4x8(float4 v) { return detail::pack(v, -1.0f, 127.0f); }
inline uint pack_float_to_unorm4x8(float4 v) { return detail::pack(v, 0.0f, 255.0f); }
inline uint pack_float_to_snorm2x16(float2 v) { return detail::pack(v, -1.0f, 32767.0f); }
inline uint pack_float_to_unorm2x16(float2 v) { return detail::pack(v, 0.0f, 65535.0f); }
inline float4 unpack_snorm4x8_to_float(uint x) { return detail::unpack_signed<4>(x, 127.0f); }
inline float4 unpack_unorm4x8_to_float(uint x) { return detail::unpack_unsigned<4>(x, 255.0f); }
inline float2 unpack_snorm2x16_to_float(uint x) { return detail::unpack_signed<2>(x, 32767.0f); }
inline float2 unpack_unorm2x16_to_float(uint x) { return detail::unpack_unsigned<2>(x, 65535.0f); }

} // namespace metal
