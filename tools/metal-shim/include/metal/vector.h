// Vectors of two to four components, with swizzles, and the packed ones that buffers hold.
#pragma once

namespace metal {

template<typename T, int N> struct vec;
template<typename T, int N> struct packed_vec;

namespace detail {

// How many components a constructor's argument gives to a vector of `T`; a vector of another type gives none.
template<typename T, typename A> struct gives { static constexpr int count = is_scalar<A> ? 1 : 0; };
template<typename T, int N> struct gives<T, vec<T, N>> { static constexpr int count = N; };
template<typename T, int N> struct gives<T, packed_vec<T, N>> { static constexpr int count = N; };

// Whether a scalar makes a whole vector of `T`.
template<typename T, typename S> constexpr bool makes = same<T, S>::value || (is_boolean<T> && is_boolean<S>);

template<typename T, typename... A> struct total { static constexpr int count = (gives<T, A>::count + ...); };
template<typename T, typename... A> constexpr bool all_give = ((gives<T, A>::count > 0) && ...);

template<typename T, typename A>
void put(__generic T* to, thread int& at, A scalar) { to[at++] = T(scalar); }
template<typename T, int N>
void put(__generic T* to, thread int& at, vec<T, N> v) { for (int i = 0; i < N; i++) to[at++] = v.e[i]; }
template<typename T, int N>
void put(__generic T* to, thread int& at, packed_vec<T, N> v) { for (int i = 0; i < N; i++) to[at++] = v.e[i]; }

} // namespace detail

#define SWIZZLE(name, count, ...) \
  __declspec(property(get = get_##name)) vec<T, count> name; \
  vec<T, count> get_##name() const { return vec<T, count>(__VA_ARGS__); }
#define SWIZZLE2(a, b) SWIZZLE(a##b, 2, a, b)
#define SWIZZLE3(a, b, c) SWIZZLE(a##b##c, 3, a, b, c)
#define SWIZZLE4(a, b, c, d) SWIZZLE(a##b##c##d, 4, a, b, c, d)

#define PAIRS_2(F) F(x, x) F(x, y) F(y, x) F(y, y)
#define PAIRS_3(F) PAIRS_2(F) F(x, z) F(y, z) F(z, x) F(z, y) F(z, z)
#define PAIRS_4(F) PAIRS_3(F) F(x, w) F(y, w) F(z, w) F(w, x) F(w, y) F(w, z) F(w, w)

#define TRIPLE_X(a, b) SWIZZLE3(x, a, b)
#define TRIPLE_Y(a, b) SWIZZLE3(y, a, b)
#define TRIPLE_Z(a, b) SWIZZLE3(z, a, b)
#define TRIPLE_W(a, b) SWIZZLE3(w, a, b)
#define QUAD(p, q, a, b) SWIZZLE4(p, q, a, b)
#define QUAD_XX(a, b) QUAD(x, x, a, b)
#define QUAD_XY(a, b) QUAD(x, y, a, b)
#define QUAD_XZ(a, b) QUAD(x, z, a, b)
#define QUAD_XW(a, b) QUAD(x, w, a, b)
#define QUAD_YX(a, b) QUAD(y, x, a, b)
#define QUAD_YY(a, b) QUAD(y, y, a, b)
#define QUAD_YZ(a, b) QUAD(y, z, a, b)
#define QUAD_YW(a, b) QUAD(y, w, a, b)
#define QUAD_ZX(a, b) QUAD(z, x, a, b)
#define QUAD_ZY(a, b) QUAD(z, y, a, b)
#define QUAD_ZZ(a, b) QUAD(z, z, a, b)
#define QUAD_ZW(a, b) QUAD(z, w, a, b)
#define QUAD_WX(a, b) QUAD(w, x, a, b)
#define QUAD_WY(a, b) QUAD(w, y, a, b)
#define QUAD_WZ(a, b) QUAD(w, z, a, b)
#define QUAD_WW(a, b) QUAD(w, w, a, b)

#define SWIZZLES_2 PAIRS_2(SWIZZLE2) PAIRS_2(TRIPLE_X) PAIRS_2(TRIPLE_Y) \
  PAIRS_2(QUAD_XX) PAIRS_2(QUAD_XY) PAIRS_2(QUAD_YX) PAIRS_2(QUAD_YY)
#define SWIZZLES_3 PAIRS_3(SWIZZLE2) PAIRS_3(TRIPLE_X) PAIRS_3(TRIPLE_Y) PAIRS_3(TRIPLE_Z) \
  PAIRS_3(QUAD_XX) PAIRS_3(QUAD_XY) PAIRS_3(QUAD_XZ) PAIRS_3(QUAD_YX) PAIRS_3(QUAD_YY) PAIRS_3(QUAD_YZ) \
  PAIRS_3(QUAD_ZX) PAIRS_3(QUAD_ZY) PAIRS_3(QUAD_ZZ)
#define SWIZZLES_4 PAIRS_4(SWIZZLE2) PAIRS_4(TRIPLE_X) PAIRS_4(TRIPLE_Y) PAIRS_4(TRIPLE_Z) PAIRS_4(TRIPLE_W) \
  PAIRS_4(QUAD_XX) PAIRS_4(QUAD_XY) PAIRS_4(QUAD_XZ) PAIRS_4(QUAD_XW) PAIRS_4(QUAD_YX) PAIRS_4(QUAD_YY) \
  PAIRS_4(QUAD_YZ) PAIRS_4(QUAD_YW) PAIRS_4(QUAD_ZX) PAIRS_4(QUAD_ZY) PAIRS_4(QUAD_ZZ) PAIRS_4(QUAD_ZW) \
  PAIRS_4(QUAD_WX) PAIRS_4(QUAD_WY) PAIRS_4(QUAD_WZ) PAIRS_4(QUAD_WW)

// Metal converts a scalar to a vector of itself without being asked. We do not: Colorfast always says so, and what is stricter finds more.
#define VECTOR_METHODS(N) \
  vec() = default; \
  vec(const __generic vec& other) = default; \
  template<typename S, typename = typename detail::enable<detail::is_scalar<S> && detail::makes<T, S>>::type> \
  explicit vec(S scalar) { for (int i = 0; i < N; i++) e[i] = T(scalar); } \
  vec(packed_vec<T, N> other) { for (int i = 0; i < N; i++) e[i] = other.e[i]; } \
  template<typename U> explicit vec(vec<U, N> other) { for (int i = 0; i < N; i++) e[i] = T(other.e[i]); } \
  template<typename A, typename B, typename... C> explicit vec(A a, B b, C... c) { \
    static_assert(detail::all_give<T, A, B, C...>, "a vector is made of scalars and of vectors of its own type"); \
    static_assert(detail::total<T, A, B, C...>::count == N, "not as many components as the vector has"); \
    int at = 0; \
    detail::put(e, at, a); \
    detail::put(e, at, b); \
    (detail::put(e, at, c), ...); \
  } \
  T operator[](long i) && { return e[i]; } \
  T operator[](long i) const& { return e[i]; } \
  __global T& operator[](long i) __global & { return e[i]; } \
  __local T& operator[](long i) __local & { return e[i]; } \
  __private T& operator[](long i) __private & { return e[i]; }

template<typename T>
struct alignas(2 * sizeof(T)) vec<T, 2> {
  union {
    T e[2];
    struct { T x, y; };
    struct { T r, g; };
  };
  VECTOR_METHODS(2)
  SWIZZLES_2
};

template<typename T>
struct alignas(4 * sizeof(T)) vec<T, 3> {
  union {
    T e[3];
    struct { T x, y, z; };
    struct { T r, g, b; };
  };
  VECTOR_METHODS(3)
  SWIZZLES_3
};

template<typename T>
struct alignas(4 * sizeof(T)) vec<T, 4> {
  union {
    T e[4];
    struct { T x, y, z, w; };
    struct { T r, g, b, a; };
  };
  VECTOR_METHODS(4)
  SWIZZLES_4
};

template<typename T, int N>
struct packed_vec {
  T e[N];
  packed_vec() = default;
  explicit packed_vec(T scalar) { for (int i = 0; i < N; i++) e[i] = scalar; }
  packed_vec(vec<T, N> other) { for (int i = 0; i < N; i++) e[i] = other.e[i]; }
  template<typename A, typename B, typename... C> explicit packed_vec(A a, B b, C... c) : packed_vec(vec<T, N>(a, b, c...)) {}
  T operator[](long i) && { return e[i]; }
  T operator[](long i) const& { return e[i]; }
  __global T& operator[](long i) __global & { return e[i]; }
  __local T& operator[](long i) __local & { return e[i]; }
  __private T& operator[](long i) __private & { return e[i]; }
};

#define VECTORS(T) \
  typedef vec<T, 2> T##2; \
  typedef vec<T, 3> T##3; \
  typedef vec<T, 4> T##4;
#define PACKED_VECTORS(T) \
  typedef packed_vec<T, 2> packed_##T##2; \
  typedef packed_vec<T, 3> packed_##T##3; \
  typedef packed_vec<T, 4> packed_##T##4;
#define BOTH_VECTORS(T) VECTORS(T) PACKED_VECTORS(T)

VECTORS(bool)
BOTH_VECTORS(char)
BOTH_VECTORS(uchar)
BOTH_VECTORS(short)
BOTH_VECTORS(ushort)
BOTH_VECTORS(int)
BOTH_VECTORS(uint)
BOTH_VECTORS(half)
BOTH_VECTORS(float)
VECTORS(long)
VECTORS(ulong)

} // namespace metal
