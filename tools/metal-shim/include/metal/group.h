// What invocations do together: barriers, SIMD-groups, quads, derivatives. The runtime of the executor has the bodies.
#pragma once

extern "C" void colorfast_shim_barrier(void) __attribute__((convergent, noduplicate));

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
inline void simdgroup_barrier(mem_flags) { colorfast_shim_barrier(); }

void discard_fragment();

#define GROUP_OPERATION(name, holds) \
  template<typename T, typename = typename detail::enable<holds<T>>::type> T name(T value); \
  template<typename T, int N, typename = typename detail::enable<holds<T>>::type> vec<T, N> name(vec<T, N> value);
#define GROUP_OPERATION_WITH(name, index) \
  template<typename T, typename = typename detail::enable<detail::is_number<T>>::type> T name(T value, index); \
  template<typename T, int N, typename = typename detail::enable<detail::is_number<T>>::type> vec<T, N> name(vec<T, N> value, index);

#define GROUP_OF(prefix) \
  GROUP_OPERATION(prefix##_sum, detail::is_number) \
  GROUP_OPERATION(prefix##_product, detail::is_number) \
  GROUP_OPERATION(prefix##_min, detail::is_number) \
  GROUP_OPERATION(prefix##_max, detail::is_number) \
  GROUP_OPERATION(prefix##_and, detail::is_integer) \
  GROUP_OPERATION(prefix##_or, detail::is_integer) \
  GROUP_OPERATION(prefix##_xor, detail::is_integer) \
  GROUP_OPERATION_WITH(prefix##_broadcast, ushort) \
  GROUP_OPERATION_WITH(prefix##_shuffle, ushort) \
  GROUP_OPERATION_WITH(prefix##_shuffle_xor, ushort) \
  GROUP_OPERATION_WITH(prefix##_shuffle_up, ushort) \
  GROUP_OPERATION_WITH(prefix##_shuffle_down, ushort)

GROUP_OF(simd)
GROUP_OF(quad)
GROUP_OPERATION(simd_broadcast_first, detail::is_number)
GROUP_OPERATION(quad_broadcast_first, detail::is_number)
GROUP_OPERATION(simd_prefix_exclusive_sum, detail::is_number)
GROUP_OPERATION(simd_prefix_inclusive_sum, detail::is_number)
GROUP_OPERATION(simd_prefix_exclusive_product, detail::is_number)
GROUP_OPERATION(simd_prefix_inclusive_product, detail::is_number)

bool simd_all(truth);
bool simd_any(truth);
bool simd_is_first();
bool simd_is_helper_thread();

// The invocations of a SIMD-group for which something holds: 64 of them at most.
struct simd_vote {
  typedef ulong vote_t;
  explicit simd_vote(vote_t votes = 0) : votes(votes) {}
  explicit operator vote_t() const { return votes; }
  bool all() const;
  bool any() const;
  vote_t votes;
};
simd_vote simd_ballot(truth);
simd_vote simd_active_threads_mask();

GROUP_OPERATION(dfdx, detail::is_floating)
GROUP_OPERATION(dfdy, detail::is_floating)
GROUP_OPERATION(fwidth, detail::is_floating)

} // namespace metal
