// Functions of integers and bool, and those that integers share with floats.
#pragma once

namespace metal {

#define EACH_INTEGER(F) F(char) F(uchar) F(short) F(ushort) F(int) F(uint) F(long) F(ulong)
#define EACH_FLOAT(F) F(float) F(half)

// The form for vectors, component by component.
#define OF_VECTOR_1(f) \
  template<typename T, int N> vec<T, N> f(vec<T, N> a) { EACH(f(a.e[i])); }
#define OF_VECTOR_2(f) \
  template<typename T, int N> vec<T, N> f(vec<T, N> a, vec<T, N> b) { EACH(f(a.e[i], b.e[i])); }
#define OF_VECTOR_3(f) \
  template<typename T, int N> vec<T, N> f(vec<T, N> a, vec<T, N> b, vec<T, N> c) { EACH(f(a.e[i], b.e[i], c.e[i])); }

#define ORDERED(T) \
  inline T min(T a, T b) { return b < a ? b : a; } \
  inline T max(T a, T b) { return a < b ? b : a; } \
  inline T clamp(T x, T low, T high) { return min(max(x, low), high); }
EACH_INTEGER(ORDERED)

#define OF_INTEGER(T) \
  inline T abs(T x) { return x < T(0) ? T(-x) : x; } \
  inline T popcount(T x) { return T(__builtin_popcountl(ulong(detail::bits<T>(x)))); } \
  inline T clz(T x) { return T(x == T(0) ? 8 * sizeof(T) : __builtin_clzl(ulong(detail::bits<T>(x))) - 64 + 8 * sizeof(T)); } \
  inline T ctz(T x) { return T(x == T(0) ? 8 * sizeof(T) : __builtin_ctzl(ulong(detail::bits<T>(x)))); } \
  inline T reverse_bits(T x) { return T(__builtin_bitreverse64(ulong(detail::bits<T>(x))) >> (64 - 8 * sizeof(T))); } \
  inline T mulhi(T a, T b) { return T((__int128(a) * __int128(b)) >> (8 * sizeof(T))); } \
  inline T extract_bits(T x, uint offset, uint count) { return detail::extract<T>(x, offset, count); } \
  inline T insert_bits(T base, T insert, uint offset, uint count) { return detail::insert<T>(base, insert, offset, count); }

namespace detail {

// The bits of an integer without those that its sign would add.
template<typename T> ulong bits(T x) { return ulong(x) & (~0ul >> (64 - 8 * sizeof(T))); }

// Undefined in Metal where offset + count is more than the width: that must show here.
template<typename T> T extract(T x, uint offset, uint count) {
  constexpr uint width = 8 * sizeof(T);
  if (offset > width || count > width - offset) __builtin_trap();
  if (count == 0) return T(0);
  ulong field = bits<T>(x) >> offset << (64 - count);
  return scalar<T>::is == kind::signed_integer ? T(long(field) >> (64 - count)) : T(field >> (64 - count));
}
template<typename T> T insert(T base, T insert, uint offset, uint count) {
  constexpr uint width = 8 * sizeof(T);
  if (offset > width || count > width - offset) __builtin_trap();
  if (count == 0) return base;
  ulong mask = ~0ul >> (64 - count) << offset;
  return T((bits<T>(base) & ~mask) | ((bits<T>(insert) << offset) & mask));
}

} // namespace detail

EACH_INTEGER(OF_INTEGER)

OF_VECTOR_1(popcount)
OF_VECTOR_1(clz)
OF_VECTOR_1(ctz)
OF_VECTOR_1(reverse_bits)
OF_VECTOR_2(mulhi)
template<typename T, int N> vec<T, N> extract_bits(vec<T, N> a, uint offset, uint count) {
  EACH(extract_bits(a.e[i], offset, count));
}
template<typename T, int N> vec<T, N> insert_bits(vec<T, N> a, vec<T, N> b, uint offset, uint count) {
  EACH(insert_bits(a.e[i], b.e[i], offset, count));
}

template<int N> bool all(vec<bool, N> a) {
  bool r = true;
  for (int i = 0; i < N; i++) r = r && a.e[i];
  return r;
}
template<int N> bool any(vec<bool, N> a) {
  bool r = false;
  for (int i = 0; i < N; i++) r = r || a.e[i];
  return r;
}

// `&` and `|` of bools give an int.
template<typename T, typename B, typename = typename detail::enable<
  detail::is_scalar<T> && (detail::same<B, bool>::value || detail::same<B, int>::value)>::type>
T select(T a, T b, B condition) { return condition ? b : a; }
template<typename T, int N> vec<T, N> select(vec<T, N> a, vec<T, N> b, vec<bool, N> condition) {
  EACH(condition.e[i] ? b.e[i] : a.e[i]);
}

} // namespace metal
