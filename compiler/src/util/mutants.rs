//! Switches that tests turn off, one at a time: what the compiler then does wrong, a test must notice.
//!
//! A check of the validator and a guard of a transform each have a name, a literal in the source. `cargo xtask mutants` finds them there,
//! builds with the feature `mutants`, and runs the file tests with each turned off. Without the feature no switch is there.

/// A condition that a test can make fail: [`guard!`]`("transform/name", condition)`.
macro_rules! guard {
    ($name:literal, $condition:expr) => {
        ($condition) && !$crate::util::mutants::is_off($name)
    };
}

pub(crate) use guard;

#[cfg(feature = "mutants")]
thread_local! {
    static OFF: std::cell::RefCell<Option<String>> = const { std::cell::RefCell::new(None) };
}

/// Turns a switch off on this thread, and every other on.
#[cfg(feature = "mutants")]
pub fn turn_off(name: Option<&str>) {
    OFF.with_borrow_mut(|off| *off = name.map(str::to_owned));
}

/// Whether the switch called so is off.
#[cfg(feature = "mutants")]
pub fn is_off(name: &str) -> bool {
    OFF.with_borrow(|off| off.as_deref() == Some(name))
}

/// Whether the switch called so is off: never.
#[cfg(not(feature = "mutants"))]
#[inline(always)]
pub(crate) const fn is_off(_name: &str) -> bool {
    false
}
