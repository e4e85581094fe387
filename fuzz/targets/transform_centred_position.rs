//! libFuzzer's glue to the oracle `transform_centred_position`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_centred_position", bytes));
