//! libFuzzer's glue to the oracle `ir_binary`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("ir_binary", bytes));
