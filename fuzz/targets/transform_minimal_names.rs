//! libFuzzer's glue to the oracle `transform_minimal_names`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_minimal_names", bytes));
