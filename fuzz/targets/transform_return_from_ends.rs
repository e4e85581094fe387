//! libFuzzer's glue to the oracle `transform_return_from_ends`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_return_from_ends", bytes));
