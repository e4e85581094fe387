//! libFuzzer's glue to the oracle `transform_single_entry_point`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_single_entry_point", bytes));
