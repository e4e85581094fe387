//! libFuzzer's glue to the oracle `transform_expand_implicit_splats`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_expand_implicit_splats", bytes));
