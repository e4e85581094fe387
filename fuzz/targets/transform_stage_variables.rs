//! libFuzzer's glue to the oracle `transform_stage_variables`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_stage_variables", bytes));
