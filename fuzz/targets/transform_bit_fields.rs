//! libFuzzer's glue to the oracle `transform_bit_fields`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_bit_fields", bytes));
