//! libFuzzer's glue to the oracle `transform_std140`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_std140", bytes));
