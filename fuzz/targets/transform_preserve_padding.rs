//! libFuzzer's glue to the oracle `transform_preserve_padding`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_preserve_padding", bytes));
