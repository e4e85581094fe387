// Functions of vectors as a whole.
#pragma once

namespace metal {

#define FLOATS_ONLY static_assert(detail::is_floating<T>, "of float and half only")

template<typename T, int N> T dot(vec<T, N> a, vec<T, N> b) {
  FLOATS_ONLY;
  T sum = a.e[0] * b.e[0];
  for (int i = 1; i < N; i++) sum = sum + a.e[i] * b.e[i];
  return sum;
}
template<typename T> vec<T, 3> cross(vec<T, 3> a, vec<T, 3> b) {
  FLOATS_ONLY;
  return vec<T, 3>(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
template<typename T, int N> T length_squared(vec<T, N> a) { return dot(a, a); }
template<typename T, int N> T length(vec<T, N> a) { return sqrt(dot(a, a)); }
template<typename T, int N> T distance(vec<T, N> a, vec<T, N> b) { return length(a - b); }
template<typename T, int N> vec<T, N> normalize(vec<T, N> a) { return a / length(a); }
template<typename T, int N> vec<T, N> faceforward(vec<T, N> n, vec<T, N> incident, vec<T, N> reference) {
  if (dot(reference, incident) < T(0)) return n;
  return -n;
}
template<typename T, int N> vec<T, N> reflect(vec<T, N> incident, vec<T, N> n) { return incident - n * (T(2) * dot(n, incident)); }
template<typename T, int N> vec<T, N> refract(vec<T, N> incident, vec<T, N> n, detail::id<T> eta) {
  FLOATS_ONLY;
  T cosine = dot(n, incident);
  T k = T(1) - eta * eta * (T(1) - cosine * cosine);
  return k < T(0) ? vec<T, N>(T(0)) : incident * eta - n * (eta * cosine + sqrt(k));
}

} // namespace metal
