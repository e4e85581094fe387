//! libFuzzer's glue to the oracle `transform_constant_folding`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_constant_folding", bytes));
