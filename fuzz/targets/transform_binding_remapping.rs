//! libFuzzer's glue to the oracle `transform_binding_remapping`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_binding_remapping", bytes));
