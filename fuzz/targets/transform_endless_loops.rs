//! libFuzzer's glue to the oracle `transform_endless_loops`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_endless_loops", bytes));
