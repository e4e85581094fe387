//! libFuzzer's glue to the oracle `ir_law`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("ir_law", bytes));
