// Matrices of columns.
#pragma once

namespace metal {

template<typename T, int C, int R>
struct matrix {
  static_assert(detail::is_floating<T>, "matrices are of float or half");
  typedef vec<T, R> column;
  column columns[C];

  matrix() = default;
  explicit matrix(T diagonal) {
    for (int c = 0; c < C; c++)
      for (int r = 0; r < R; r++) columns[c].e[r] = c == r ? diagonal : T(0);
  }
  template<typename U> explicit matrix(matrix<U, C, R> other) {
    for (int c = 0; c < C; c++) columns[c] = column(other.columns[c]);
  }
  // Of columns, or of all the elements.
  template<typename A, typename B, typename... D> explicit matrix(A a, B b, D... d) {
    constexpr bool of_columns = detail::same<A, column>::value && detail::same<B, column>::value
      && (detail::same<D, column>::value && ...);
    constexpr bool of_scalars = detail::is_scalar<A> && detail::is_scalar<B> && (detail::is_scalar<D> && ...);
    static_assert(of_columns || of_scalars, "a matrix is made of its columns or of scalars");
    static_assert(sizeof...(D) + 2 == (of_columns ? C : C * R), "not as many columns or scalars as the matrix has");
    if constexpr (of_columns) {
      column all[] = {a, b, d...};
      for (int c = 0; c < C; c++) columns[c] = all[c];
    } else if constexpr (of_scalars) {
      T all[] = {T(a), T(b), T(d)...};
      for (int c = 0; c < C; c++)
        for (int r = 0; r < R; r++) columns[c].e[r] = all[c * R + r];
    }
  }

  // Of memory that can be written, what is not the thread's or the threadgroup's is the device's. Of memory that cannot, a column of the
  // device's must pass for one, and a constant one then does too: methods cannot tell the two.
  column operator[](long i) && { return columns[i]; }
  const device column& operator[](long i) const __global & { return *(const device column*)&columns[i]; }
  const __local column& operator[](long i) const __local & { return columns[i]; }
  const __private column& operator[](long i) const __private & { return columns[i]; }
  device column& operator[](long i) __global & { return *(device column*)&columns[i]; }
  __local column& operator[](long i) __local & { return columns[i]; }
  __private column& operator[](long i) __private & { return columns[i]; }
};

#define EACH_COLUMN(expression) matrix<T, C, R> m; for (int c = 0; c < C; c++) m.columns[c] = (expression); return m

template<typename T, int C, int R>
matrix<T, C, R> operator+(matrix<T, C, R> a, matrix<T, C, R> b) { EACH_COLUMN(a.columns[c] + b.columns[c]); }
template<typename T, int C, int R>
matrix<T, C, R> operator-(matrix<T, C, R> a, matrix<T, C, R> b) { EACH_COLUMN(a.columns[c] - b.columns[c]); }
template<typename T, int C, int R>
matrix<T, C, R> operator-(matrix<T, C, R> a) { EACH_COLUMN(-a.columns[c]); }
template<typename T, int C, int R>
matrix<T, C, R> operator*(matrix<T, C, R> a, detail::id<T> b) { EACH_COLUMN(a.columns[c] * b); }
template<typename T, int C, int R>
matrix<T, C, R> operator*(detail::id<T> a, matrix<T, C, R> b) { EACH_COLUMN(a * b.columns[c]); }

template<typename T, int C, int R>
vec<T, R> operator*(matrix<T, C, R> a, vec<T, C> b) {
  vec<T, R> sum = a.columns[0] * b.e[0];
  for (int c = 1; c < C; c++) sum = sum + a.columns[c] * b.e[c];
  return sum;
}
template<typename T, int C, int R>
vec<T, C> operator*(vec<T, R> a, matrix<T, C, R> b) {
  vec<T, C> result;
  for (int c = 0; c < C; c++) {
    T sum = a.e[0] * b.columns[c].e[0];
    for (int r = 1; r < R; r++) sum = sum + a.e[r] * b.columns[c].e[r];
    result.e[c] = sum;
  }
  return result;
}
template<typename T, int K, int R, int C>
matrix<T, C, R> operator*(matrix<T, K, R> a, matrix<T, C, K> b) { EACH_COLUMN(a * b.columns[c]); }

template<typename T, int C, int R>
matrix<T, R, C> transpose(matrix<T, C, R> a) {
  matrix<T, R, C> m;
  for (int c = 0; c < C; c++)
    for (int r = 0; r < R; r++) m.columns[r].e[c] = a.columns[c].e[r];
  return m;
}

template<typename T> T determinant(matrix<T, 2, 2> m) {
  return m.columns[0].x * m.columns[1].y - m.columns[1].x * m.columns[0].y;
}
template<typename T> T determinant(matrix<T, 3, 3> m) {
  vec<T, 3> a = m.columns[0], b = m.columns[1], c = m.columns[2];
  return a.x * (b.y * c.z - c.y * b.z) - b.x * (a.y * c.z - c.y * a.z) + c.x * (a.y * b.z - b.y * a.z);
}
template<typename T> T determinant(matrix<T, 4, 4> m) {
  T sum = T(0), sign = T(1);
  for (int skipped = 0; skipped < 4; skipped++) {
    matrix<T, 3, 3> minor;
    for (int c = 0, at = 0; c < 4; c++)
      if (c != skipped) minor.columns[at++] = m.columns[c].yzw;
    sum = sum + sign * m.columns[skipped].x * determinant(minor);
    sign = -sign;
  }
  return sum;
}

#define MATRICES(T) \
  typedef matrix<T, 2, 2> T##2x2; \
  typedef matrix<T, 2, 3> T##2x3; \
  typedef matrix<T, 2, 4> T##2x4; \
  typedef matrix<T, 3, 2> T##3x2; \
  typedef matrix<T, 3, 3> T##3x3; \
  typedef matrix<T, 3, 4> T##3x4; \
  typedef matrix<T, 4, 2> T##4x2; \
  typedef matrix<T, 4, 3> T##4x3; \
  typedef matrix<T, 4, 4> T##4x4;

MATRICES(float)
MATRICES(half)

} // namespace metal
