//! libFuzzer's glue to the oracle `transform_demote_to_helper`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_demote_to_helper", bytes));
