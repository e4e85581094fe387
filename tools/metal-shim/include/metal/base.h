// Address spaces, scalars, and the few traits that the other headers need.
//
// OpenCL's address spaces are Metal's under other names. `constant` is the whole of OpenCL's global memory, read-only, and `device` the part of it
// that a device owns: C++ for OpenCL lets nothing be copied out of its own constant memory. So constant memory is not taken for device
// memory; the other way round clang would allow it, and Metal would not.
#pragma once

#define device __attribute__((opencl_global_device))
#define constant const __global
#define threadgroup __local
#define thread __private

#define vertex
#define fragment
#define kernel

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef unsigned long size_t;
typedef long ptrdiff_t;
typedef signed char int8_t;
typedef uchar uint8_t;
typedef short int16_t;
typedef ushort uint16_t;
typedef int int32_t;
typedef uint uint32_t;
typedef long int64_t;
typedef ulong uint64_t;

#ifndef INFINITY
#define INFINITY __builtin_inff()
#endif
#ifndef NAN
#define NAN __builtin_nanf("")
#endif

namespace metal {
namespace detail {

template<bool C, typename T = void> struct enable {};
template<typename T> struct enable<true, T> { typedef T type; };

// A parameter of this type takes no part in deduction.
template<typename T> struct identity { typedef T type; };
template<typename T> using id = typename identity<T>::type;

template<typename A, typename B> struct same { static constexpr bool value = false; };
template<typename A> struct same<A, A> { static constexpr bool value = true; };

enum class kind { none, boolean, signed_integer, unsigned_integer, floating };

template<typename T> struct scalar { static constexpr kind is = kind::none; };
template<> struct scalar<bool> { static constexpr kind is = kind::boolean; };
template<> struct scalar<float> { static constexpr kind is = kind::floating; };
template<> struct scalar<half> { static constexpr kind is = kind::floating; };
template<> struct scalar<char> { static constexpr kind is = kind::signed_integer; typedef uchar other; };
template<> struct scalar<signed char> { static constexpr kind is = kind::signed_integer; typedef uchar other; };
template<> struct scalar<uchar> { static constexpr kind is = kind::unsigned_integer; typedef signed char other; };
template<> struct scalar<short> { static constexpr kind is = kind::signed_integer; typedef ushort other; };
template<> struct scalar<ushort> { static constexpr kind is = kind::unsigned_integer; typedef short other; };
template<> struct scalar<int> { static constexpr kind is = kind::signed_integer; typedef uint other; };
template<> struct scalar<uint> { static constexpr kind is = kind::unsigned_integer; typedef int other; };
template<> struct scalar<long> { static constexpr kind is = kind::signed_integer; typedef ulong other; };
template<> struct scalar<ulong> { static constexpr kind is = kind::unsigned_integer; typedef long other; };

template<typename T> constexpr bool is_scalar = scalar<T>::is != kind::none;
template<typename T> constexpr bool is_number = is_scalar<T> && scalar<T>::is != kind::boolean;
template<typename T> constexpr bool is_floating = scalar<T>::is == kind::floating;
template<typename T> constexpr bool is_integer = is_number<T> && !is_floating<T>;
template<typename T> constexpr bool is_boolean = scalar<T>::is == kind::boolean;

} // namespace detail

// The bits of a value as another type of the same size.
template<typename T, typename U>
T as_type(U value) {
  static_assert(sizeof(T) == sizeof(U), "as_type between types of different sizes");
  return __builtin_bit_cast(T, value);
}

} // namespace metal
