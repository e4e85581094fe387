//! How much was done, in steps of about the same size: what tests hold to the length of a text, since clocks are not to be trusted.
//!
//! What every pass goes through counts: steps over tokens, expressions, instructions and uses, things made and interned, side tables
//! filled, text written. Debug builds count; release builds have nothing of it.

// The library's only thread-local variable, which release builds do not have, and which nothing in the library reads: to hand a counter
// down instead would give every container a parameter for the sake of two tests.
#[cfg(debug_assertions)]
thread_local! {
    static TAKEN: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// Counts steps.
#[inline(always)]
pub(crate) fn note(steps: usize) {
    #[cfg(debug_assertions)]
    TAKEN.set(TAKEN.get() + steps as u64);
    let _ = steps;
}

/// The steps that this thread has taken so far; none in release builds.
pub fn taken() -> u64 {
    #[cfg(debug_assertions)]
    return TAKEN.get();
    #[cfg(not(debug_assertions))]
    0
}
