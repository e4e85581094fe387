//! libFuzzer's glue to the oracle `transform_decompose_access`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_decompose_access", bytes));
