//! libFuzzer's glue to the oracle `transform_prevent_infinite_loops`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_prevent_infinite_loops", bytes));
