//! libFuzzer's glue to the oracle `transform_direct_variable_access`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_direct_variable_access", bytes));
