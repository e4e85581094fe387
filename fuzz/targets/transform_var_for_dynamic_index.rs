//! libFuzzer's glue to the oracle `transform_var_for_dynamic_index`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_var_for_dynamic_index", bytes));
