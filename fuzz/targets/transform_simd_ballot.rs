//! libFuzzer's glue to the oracle `transform_simd_ballot`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_simd_ballot", bytes));
