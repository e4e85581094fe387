//! libFuzzer's glue to the oracle `transform_zero_values`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_zero_values", bytes));
