//! libFuzzer's glue to the oracle `compile_all`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("compile_all", bytes));
