//! libFuzzer's glue to the oracle `transform_clamp_frag_depth`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_clamp_frag_depth", bytes));
