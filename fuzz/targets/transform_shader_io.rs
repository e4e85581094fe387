//! libFuzzer's glue to the oracle `transform_shader_io`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_shader_io", bytes));
