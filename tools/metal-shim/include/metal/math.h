// Functions of floats, component by component. What is computed of half is computed of float and rounded once.
#pragma once

namespace metal {

#define MATH_1(f, builtin) \
  inline float f(float x) { return builtin(x); } \
  inline half f(half x) { return half(builtin(float(x))); } \
  OF_VECTOR_1(f)
#define MATH_2(f, builtin) \
  inline float f(float x, float y) { return builtin(x, y); } \
  inline half f(half x, half y) { return half(builtin(float(x), float(y))); } \
  OF_VECTOR_2(f)

MATH_1(acos, __builtin_acosf)
MATH_1(acosh, __builtin_acoshf)
MATH_1(asin, __builtin_asinf)
MATH_1(asinh, __builtin_asinhf)
MATH_1(atan, __builtin_atanf)
MATH_1(atanh, __builtin_atanhf)
MATH_1(ceil, __builtin_ceilf)
MATH_1(cos, __builtin_cosf)
MATH_1(cosh, __builtin_coshf)
MATH_1(exp, __builtin_expf)
MATH_1(exp2, __builtin_exp2f)
MATH_1(floor, __builtin_floorf)
MATH_1(log, __builtin_logf)
MATH_1(log2, __builtin_log2f)
MATH_1(log10, __builtin_log10f)
MATH_1(rint, __builtin_rintf)
MATH_1(round, __builtin_roundf)
MATH_1(sin, __builtin_sinf)
MATH_1(sinh, __builtin_sinhf)
MATH_1(sqrt, __builtin_sqrtf)
MATH_1(tan, __builtin_tanf)
MATH_1(tanh, __builtin_tanhf)
MATH_1(trunc, __builtin_truncf)
MATH_1(fabs, __builtin_fabsf)
MATH_2(atan2, __builtin_atan2f)
MATH_2(pow, __builtin_powf)
MATH_2(fmod, __builtin_fmodf)
MATH_2(copysign, __builtin_copysignf)

namespace detail {

inline float rsqrt(float x) { return 1.0f / __builtin_sqrtf(x); }
// The largest float below one is the most that there is of a fraction.
inline float fract(float x) {
  float f = x - __builtin_floorf(x);
  return f < 1.0f ? f : 0x1.fffffep-1f;
}
inline float step(float edge, float x) { return x < edge ? 0.0f : 1.0f; }
inline float sign(float x) { return x > 0.0f ? 1.0f : x < 0.0f ? -1.0f : x == x ? x : 0.0f; }
inline float fdim(float x, float y) { return x > y ? x - y : 0.0f; }

} // namespace detail

MATH_1(rsqrt, detail::rsqrt)
MATH_1(fract, detail::fract)
MATH_1(sign, detail::sign)
MATH_2(step, detail::step)
MATH_2(fdim, detail::fdim)

// A NaN gives way to a number.
MATH_2(fmin, __builtin_fminf)
MATH_2(fmax, __builtin_fmaxf)

#define OF_FLOAT(T) \
  inline T abs(T x) { return fabs(x); } \
  inline T min(T a, T b) { return fmin(a, b); } \
  inline T max(T a, T b) { return fmax(a, b); } \
  inline T clamp(T x, T low, T high) { return fmin(fmax(x, low), high); } \
  inline T saturate(T x) { return fmin(fmax(x, T(0)), T(1)); } \
  inline T mix(T a, T b, T t) { return a + (b - a) * t; } \
  inline T fma(T a, T b, T c) { return T(__builtin_fmaf(float(a), float(b), float(c))); } \
  inline T smoothstep(T low, T high, T x) { \
    T t = saturate((x - low) / (high - low)); \
    return t * t * (T(3) - T(2) * t); \
  } \
  inline T ldexp(T x, int e) { return T(__builtin_ldexpf(float(x), e)); } \
  inline bool isnan(T x) { return x != x; } \
  inline bool isinf(T x) { return !isnan(x) && isnan(x - x); } \
  inline T modf(T x, thread T& whole) { \
    whole = trunc(x); \
    return isinf(x) ? copysign(T(0), x) : copysign(x - whole, x); \
  } \
  inline T frexp(T x, thread int& exponent) { \
    int e = 0; \
    T f = T(__builtin_frexpf(float(x), (__generic int*)&e)); \
    exponent = e; \
    return f; \
  }

EACH_FLOAT(OF_FLOAT)

OF_VECTOR_1(abs)
OF_VECTOR_1(saturate)
OF_VECTOR_2(min)
OF_VECTOR_2(max)
OF_VECTOR_3(clamp)
OF_VECTOR_3(mix)
OF_VECTOR_3(fma)
OF_VECTOR_3(smoothstep)
template<typename T, int N> vec<T, N> mix(vec<T, N> a, vec<T, N> b, detail::id<T> t) { return mix(a, b, vec<T, N>(t)); }
template<typename T, int N> vec<T, N> ldexp(vec<T, N> a, vec<int, N> b) { EACH(ldexp(a.e[i], b.e[i])); }
template<typename T, int N> vec<bool, N> isnan(vec<T, N> a) { EACH_BOOL(isnan(a.e[i])); }
template<typename T, int N> vec<bool, N> isinf(vec<T, N> a) { EACH_BOOL(isinf(a.e[i])); }
template<typename T, int N> vec<T, N> modf(vec<T, N> a, thread vec<T, N>& whole) { EACH(modf(a.e[i], whole.e[i])); }
template<typename T, int N> vec<T, N> frexp(vec<T, N> a, thread vec<int, N>& exponent) { EACH(frexp(a.e[i], exponent.e[i])); }

} // namespace metal
