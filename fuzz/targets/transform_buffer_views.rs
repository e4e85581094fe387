//! libFuzzer's glue to the oracle `transform_buffer_views`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_buffer_views", bytes));
