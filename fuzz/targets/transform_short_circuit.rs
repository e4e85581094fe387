//! libFuzzer's glue to the oracle `transform_short_circuit`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_short_circuit", bytes));
