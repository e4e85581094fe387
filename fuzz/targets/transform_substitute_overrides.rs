//! libFuzzer's glue to the oracle `transform_substitute_overrides`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_substitute_overrides", bytes));
