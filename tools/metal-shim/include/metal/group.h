// What invocations do together: barriers, SIMD-groups, quads, derivatives. The runtime of the executor has the bodies.
#pragma once

extern "C" void colorfast_shim_barrier(void) __attribute__((convergent, noduplicate));
extern "C" void colorfast_shim_discard(void);
extern "C" uint colorfast_shim_is_helper(void);

namespace metal {

enum class mem_flags : uint {
  mem_none = 0,
  mem_device = 1,
  mem_threadgroup = 2,
  mem_texture = 4,
  mem_threadgroup_imageblock = 8,
};
inline mem_flags operator|(mem_flags a, mem_flags b) { return mem_flags(uint(a) | uint(b)); }

inline void threadgroup_barrier(mem_flags) { colorfast_shim_barrier(); }
TOGETHER void simdgroup_barrier(mem_flags) { detail::meet(0u); }

inline void discard_fragment() { colorfast_shim_discard(); }
inline bool simd_is_helper_thread() { return colorfast_shim_is_helper() != 0; }

namespace detail {

// The lanes of a quad are four of its SIMD-group.
struct of_simd { static uint first() { return 0; } static constexpr uint count = 32; };
struct of_quad { static uint first() { return colorfast_shim_lane() & ~3u; } static constexpr uint count = 4; };

template<typename T> T lesser(T a, T b) { return min(a, b); }
template<typename T> T greater(T a, T b) { return max(a, b); }

} // namespace detail

// Functions of numbers, and of vectors of them.
#define GROUP_TEMPLATE(holds) \
  template<typename T, typename = typename detail::enable<holds<typename detail::words<T>::element>>::type>

#define REDUCTION(name, holds, group, expression) \
  GROUP_TEMPLATE(holds) TOGETHER T name(T value) { \
    detail::meeting all = detail::meet(value); \
    T result = T(typename detail::words<T>::element(0)); \
    bool any = false; \
    for (uint lane = group::first(); lane < group::first() + group::count; lane++) { \
      if (!all.has(lane)) continue; \
      T a = result, b = all.of<T>(lane); \
      if (any) result = T(expression); else result = b; \
      any = true; \
    } \
    return result; \
  }
#define FROM_LANE(name, index, lane) \
  GROUP_TEMPLATE(detail::is_number) TOGETHER T name(T value, index by) { \
    uint own = colorfast_shim_lane(); \
    detail::meeting all = detail::meet(value); \
    return all.of<T>(lane); \
  }

#define GROUP_OF(prefix, group) \
  REDUCTION(prefix##_sum, detail::is_number, group, a + b) \
  REDUCTION(prefix##_product, detail::is_number, group, a * b) \
  REDUCTION(prefix##_min, detail::is_number, group, detail::lesser(a, b)) \
  REDUCTION(prefix##_max, detail::is_number, group, detail::greater(a, b)) \
  REDUCTION(prefix##_and, detail::is_integer, group, a & b) \
  REDUCTION(prefix##_or, detail::is_integer, group, a | b) \
  REDUCTION(prefix##_xor, detail::is_integer, group, a ^ b) \
  FROM_LANE(prefix##_broadcast, ushort, group::first() + by) \
  FROM_LANE(prefix##_shuffle, ushort, group::first() + by) \
  FROM_LANE(prefix##_shuffle_xor, ushort, own ^ by) \
  FROM_LANE(prefix##_shuffle_up, ushort, own - by) \
  FROM_LANE(prefix##_shuffle_down, ushort, own + by)

GROUP_OF(simd, detail::of_simd)
GROUP_OF(quad, detail::of_quad)

GROUP_TEMPLATE(detail::is_number) TOGETHER T simd_broadcast_first(T value) {
  detail::meeting all = detail::meet(value);
  return all.of<T>(all.first());
}

// What the lanes before bring together, and with `upto` the own one.
#define PREFIX(name, identity, op, upto) \
  GROUP_TEMPLATE(detail::is_number) TOGETHER T name(T value) { \
    detail::meeting all = detail::meet(value); \
    T result = T(typename detail::words<T>::element(identity)); \
    for (uint lane = 0; lane < colorfast_shim_lane() + upto; lane++) \
      if (all.has(lane)) result = T(result op all.of<T>(lane)); \
    return result; \
  }
PREFIX(simd_prefix_exclusive_sum, 0, +, 0)
PREFIX(simd_prefix_inclusive_sum, 0, +, 1)
PREFIX(simd_prefix_exclusive_product, 1, *, 0)
PREFIX(simd_prefix_inclusive_product, 1, *, 1)

// The invocations of a SIMD-group for which something holds: 64 of them at most.
struct simd_vote {
  typedef ulong vote_t;
  explicit simd_vote(vote_t votes = 0) : votes(votes) {}
  explicit operator vote_t() const { return votes; }
  vote_t votes;
};
TOGETHER simd_vote simd_ballot(truth value) {
  detail::meeting all = detail::meet(value.hidden_value ? 1u : 0u);
  ulong votes = 0;
  for (uint lane = 0; lane < 32; lane++) votes |= ulong(all.of<uint>(lane)) << lane;
  return simd_vote(votes);
}
TOGETHER simd_vote simd_active_threads_mask() { return simd_vote(detail::meet(0u).active); }
TOGETHER bool simd_any(truth value) { return simd_ballot(value).votes != 0; }
TOGETHER bool simd_all(truth value) {
  truth fails = truth(!value.hidden_value);
  return simd_ballot(fails).votes == 0;
}
TOGETHER bool simd_is_first() { return detail::meet(0u).first() == colorfast_shim_lane(); }

namespace detail {
// The difference along an axis of the screen, of which `bit` of a lane tells the two pixels apart.
template<typename T> T difference(const thread meeting& all, uint bit) {
  uint lane = colorfast_shim_lane();
  return all.of<T>(lane | bit) - all.of<T>(lane & ~bit);
}
} // namespace detail

GROUP_TEMPLATE(detail::is_floating) TOGETHER T dfdx(T value) {
  detail::meeting all = detail::meet(value);
  return detail::difference<T>(all, 1);
}
GROUP_TEMPLATE(detail::is_floating) TOGETHER T dfdy(T value) {
  detail::meeting all = detail::meet(value);
  return detail::difference<T>(all, 2);
}
GROUP_TEMPLATE(detail::is_floating) TOGETHER T fwidth(T value) {
  detail::meeting all = detail::meet(value);
  return abs(detail::difference<T>(all, 1)) + abs(detail::difference<T>(all, 2));
}

} // namespace metal
