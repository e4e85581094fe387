//! libFuzzer's glue to the oracle `parser`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("parser", bytes));
