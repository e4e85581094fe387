// Operators of vectors: both operands of one type, or one of them a scalar.
#pragma once

namespace metal {

#define EACH(expression) vec<T, N> r; for (int i = 0; i < N; i++) r.e[i] = T(expression); return r
#define EACH_BOOL(expression) vec<bool, N> r; for (int i = 0; i < N; i++) r.e[i] = (expression); return r

#define BINARY(op, holds) \
  template<typename T, int N> vec<T, N> operator op(vec<T, N> a, vec<T, N> b) { \
    static_assert(holds, "this type has no " #op); \
    EACH(a.e[i] op b.e[i]); \
  } \
  template<typename T, int N> vec<T, N> operator op(vec<T, N> a, detail::id<T> b) { \
    static_assert(holds, "this type has no " #op); \
    EACH(a.e[i] op b); \
  } \
  template<typename T, int N> vec<T, N> operator op(detail::id<T> a, vec<T, N> b) { \
    static_assert(holds, "this type has no " #op); \
    EACH(a op b.e[i]); \
  } \
  template<typename T, int N, typename B> void operator op##=(thread vec<T, N>& a, B b) { a = a op b; } \
  template<typename T, int N, typename B> void operator op##=(device vec<T, N>& a, B b) { a = a op b; } \
  template<typename T, int N, typename B> void operator op##=(threadgroup vec<T, N>& a, B b) { a = a op b; }

BINARY(+, detail::is_number<T>)
BINARY(-, detail::is_number<T>)
BINARY(*, detail::is_number<T>)
BINARY(/, detail::is_number<T>)
BINARY(%, detail::is_integer<T>)
BINARY(&, !detail::is_floating<T>)
BINARY(|, !detail::is_floating<T>)
BINARY(^, !detail::is_floating<T>)

// The amount may have the other sign.
#define SHIFT(op) \
  template<typename T, typename U, int N> vec<T, N> operator op(vec<T, N> a, vec<U, N> b) { \
    static_assert(detail::is_integer<T> && detail::is_integer<U> && sizeof(T) == sizeof(U), "no shift of these types"); \
    EACH(a.e[i] op b.e[i]); \
  } \
  template<typename T, int N> vec<T, N> operator op(vec<T, N> a, uint b) { \
    static_assert(detail::is_integer<T>, "no shift of this type"); \
    EACH(a.e[i] op b); \
  }

SHIFT(<<)
SHIFT(>>)

#define COMPARISON(op, holds) \
  template<typename T, int N> vec<bool, N> operator op(vec<T, N> a, vec<T, N> b) { \
    static_assert(holds, "this type has no " #op); \
    EACH_BOOL(a.e[i] op b.e[i]); \
  } \
  template<typename T, int N> vec<bool, N> operator op(vec<T, N> a, detail::id<T> b) { \
    static_assert(holds, "this type has no " #op); \
    EACH_BOOL(a.e[i] op b); \
  } \
  template<typename T, int N> vec<bool, N> operator op(detail::id<T> a, vec<T, N> b) { \
    static_assert(holds, "this type has no " #op); \
    EACH_BOOL(a op b.e[i]); \
  }

COMPARISON(==, true)
COMPARISON(!=, true)
COMPARISON(<, detail::is_number<T>)
COMPARISON(<=, detail::is_number<T>)
COMPARISON(>, detail::is_number<T>)
COMPARISON(>=, detail::is_number<T>)

template<int N> vec<bool, N> operator&&(vec<bool, N> a, vec<bool, N> b) { EACH_BOOL(a.e[i] && b.e[i]); }
template<int N> vec<bool, N> operator||(vec<bool, N> a, vec<bool, N> b) { EACH_BOOL(a.e[i] || b.e[i]); }
template<int N> vec<bool, N> operator!(vec<bool, N> a) { EACH_BOOL(!a.e[i]); }

template<typename T, int N> vec<T, N> operator-(vec<T, N> a) {
  static_assert(detail::is_number<T>, "this type has no negation");
  EACH(-a.e[i]);
}
template<typename T, int N> vec<T, N> operator~(vec<T, N> a) {
  static_assert(detail::is_integer<T>, "this type has no complement");
  EACH(~a.e[i]);
}

} // namespace metal
