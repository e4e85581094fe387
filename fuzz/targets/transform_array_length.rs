//! libFuzzer's glue to the oracle `transform_array_length`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_array_length", bytes));
