//! libFuzzer's glue to the oracle `wgsl_round_trip`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("wgsl_round_trip", bytes));
