//! libFuzzer's glue to the oracle `transform_dead_code_elimination`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_dead_code_elimination", bytes));
