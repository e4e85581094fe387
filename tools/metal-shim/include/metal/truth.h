// The bool of the text: C++ makes one of every number, and a number of it, unasked.
#pragma once

namespace metal {

struct truth {
  bool hidden_value;
  truth() = default;
  template<typename T, typename = typename detail::enable<detail::same<T, bool>::value>::type>
  truth(T value) : hidden_value(value) {}
  template<typename T, typename = typename detail::enable<detail::is_number<T>>::type, typename = void>
  explicit truth(T value) : hidden_value(value != T(0)) {}
  // The components of vectors are C++'s own; through one of those no number is made unasked either.
  template<typename T, typename = typename detail::enable<detail::same<T, bool>::value>::type>
  operator T() const { return hidden_value; }
  template<typename T, typename = typename detail::enable<detail::is_number<T>>::type, typename = void>
  explicit operator T() const { return T(hidden_value); }
};

namespace detail {
template<> struct scalar<truth> { static constexpr kind is = kind::boolean; };
template<typename T> constexpr bool is_truth = same<T, bool>::value || same<T, truth>::value;
// At least one of the operands is ours: the operators of two plain ones are C++'s own.
template<typename A, typename B> constexpr bool are_truths = is_truth<A> && is_truth<B>
  && (same<A, truth>::value || same<B, truth>::value);
} // namespace detail

#define OF_TRUTHS(op) \
  template<typename A, typename B, typename = typename detail::enable<detail::are_truths<A, B>>::type> \
  bool operator op(A a, B b) { return bool(a) op bool(b); }
OF_TRUTHS(==)
OF_TRUTHS(!=)
OF_TRUTHS(&)
OF_TRUTHS(|)
OF_TRUTHS(^)

template<typename T, typename = typename detail::enable<detail::is_scalar<T>>::type>
T select(T a, T b, truth condition) { return bool(condition) ? b : a; }
template<typename A, typename B, typename C, typename = typename detail::enable<detail::are_truths<A, B> && !detail::same<A, B>::value
  && (detail::is_truth<C> || detail::same<C, int>::value)>::type>
bool select(A a, B b, C condition) { return bool(condition) ? bool(b) : bool(a); }

} // namespace metal
