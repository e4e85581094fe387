//! libFuzzer's glue to the oracle `transform_combine_accesses`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_combine_accesses", bytes));
