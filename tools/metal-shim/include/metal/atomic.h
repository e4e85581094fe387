// Atomics on device and threadgroup memory.
#pragma once

namespace metal {

enum memory_order { memory_order_relaxed };

// Nothing but the functions below may touch the value.
template<typename T>
struct atomic {
  static_assert(detail::same<T, int>::value || detail::same<T, uint>::value || detail::same<T, float>::value
    || detail::same<T, ulong>::value, "there are no atomics of this type");
  T hidden_value;
};
typedef atomic<int> atomic_int;
typedef atomic<uint> atomic_uint;
typedef atomic<float> atomic_float;
typedef atomic<ulong> atomic_ulong;

// The objects lie in device or threadgroup memory, which the CPU has alike.
#define ATOMIC_IN(space) \
  template<typename T> T atomic_load_explicit(const space atomic<T>* object, memory_order) { \
    return __atomic_load_n((const space T*)object, __ATOMIC_RELAXED); \
  } \
  template<typename T> void atomic_store_explicit(space atomic<T>* object, detail::id<T> desired, memory_order) { \
    __atomic_store_n((space T*)object, desired, __ATOMIC_RELAXED); \
  } \
  template<typename T> T atomic_exchange_explicit(space atomic<T>* object, detail::id<T> desired, memory_order) { \
    return __atomic_exchange_n((space T*)object, desired, __ATOMIC_RELAXED); \
  } \
  template<typename T> bool atomic_compare_exchange_weak_explicit( \
      space atomic<T>* object, thread T* expected, detail::id<T> desired, memory_order, memory_order) { \
    T old = *expected; \
    bool exchanged = __atomic_compare_exchange_n((space T*)object, &old, desired, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED); \
    *expected = old; \
    return exchanged; \
  } \
  FETCH(space, add) FETCH(space, sub) FETCH(space, and) FETCH(space, or) FETCH(space, xor) \
  FETCH_WITH(space, max, old < operand ? operand : old) FETCH_WITH(space, min, operand < old ? operand : old)

#define FETCH(space, name) \
  template<typename T> T atomic_fetch_##name##_explicit(space atomic<T>* object, detail::id<T> operand, memory_order) { \
    return __atomic_fetch_##name((space T*)object, operand, __ATOMIC_RELAXED); \
  }
#define FETCH_WITH(space, name, expression) \
  template<typename T> T atomic_fetch_##name##_explicit(space atomic<T>* object, detail::id<T> operand, memory_order) { \
    T old = __atomic_load_n((space T*)object, __ATOMIC_RELAXED); \
    while (!__atomic_compare_exchange_n((space T*)object, &old, (expression), true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {} \
    return old; \
  }

ATOMIC_IN(device)
ATOMIC_IN(threadgroup)

} // namespace metal
