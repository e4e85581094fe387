// Values as words, in which the runtime of the executor takes and gives them: floats of every size as those of 32 bits.
#pragma once

#include "stages.h"

// The invocations of a SIMD-group that come to the same place meet there. A function that ends in this has to be inlined where it is called.
extern "C" ulong colorfast_shim_meet(const uint* brings, uint* met) __attribute__((convergent, noduplicate));
extern "C" uint colorfast_shim_lane(void);

#define TOGETHER __attribute__((always_inline)) inline

namespace metal {
namespace detail {

template<typename T> T of_word(uint word) {
  if constexpr (is_floating<T>) return T(as_type<float>(word));
  else return T(word);
}
template<typename T> uint to_word(T value) {
  if constexpr (is_floating<T>) return as_type<uint>(float(value));
  else return uint(value);
}

template<typename T> struct words {
  typedef T element;
  static T of(const uint* words) { return of_word<T>(words[0]); }
  static void to(uint* words, T value) { words[0] = to_word(value); }
};
template<typename T, int N> struct words<vec<T, N>> {
  typedef T element;
  static vec<T, N> of(const uint* words) { vec<T, N> r; for (int i = 0; i < N; i++) r.e[i] = of_word<T>(words[i]); return r; }
  static void to(uint* words, vec<T, N> value) { for (int i = 0; i < N; i++) words[i] = to_word(value.e[i]); }
};

// What the entry point's wrapper says, which need not name the types.
template<typename T> void take(thread T& to, const uint* from) { to = words<T>::of(from); }
template<typename T> void give(uint* to, T from) { words<T>::to(to, from); }

// What the invocations brought that met, and which they are.
struct meeting {
  uint met[32][4];
  ulong active;
  bool has(uint lane) const { return lane < 32u && (active >> lane & 1ul) != 0; }
  // Nobody brings zeros.
  template<typename T> T of(uint lane) const { return words<T>::of(met[lane & 31u]); }
  uint first() const { return uint(__builtin_ctzl(active)); }
};

template<typename T> TOGETHER meeting meet(T value) {
  uint brings[4] = {0, 0, 0, 0};
  words<T>::to(brings, value);
  meeting result;
  result.active = colorfast_shim_meet(brings, &result.met[0][0]);
  return result;
}

} // namespace detail
} // namespace metal
