//! Generators of inputs and oracles over them, for any fuzzing engine: bytes become an [`Input`], and each [`Oracle`] says whether
//! the compiler behaved on it. A panic is a failure of every oracle, so that oracles do not look for it.
//!
//! The engines are elsewhere: `fuzz/` has libFuzzer's glue, `src/bin/fuzz-check.rs` runs fixed inputs.

pub mod generate;
pub mod law;
pub mod oracle;

pub use generate::Input;
pub use oracle::{ORACLES, Oracle};

/// Runs the oracle of that name on what the bytes stand for.
///
/// # Panics
/// Where the oracle fails, and where there is none: engines take a panic for a find.
pub fn fuzz(name: &str, bytes: &[u8]) {
    let oracle = oracle::find(name).expect("every target is named after an oracle");
    let input = generate::decode(bytes);
    if let Err(why) = oracle.check(&input) {
        panic!("{}: {why}\n--- input ---\n{}", oracle.name, input.text);
    }
}
