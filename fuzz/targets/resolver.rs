//! libFuzzer's glue to the oracle `resolver`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("resolver", bytes));
