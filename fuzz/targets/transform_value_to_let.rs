//! libFuzzer's glue to the oracle `transform_value_to_let`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_value_to_let", bytes));
