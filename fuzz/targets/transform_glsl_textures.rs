//! libFuzzer's glue to the oracle `transform_glsl_textures`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_glsl_textures", bytes));
