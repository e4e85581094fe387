//! libFuzzer's glue to the oracle `transform_remove_loop_exits_in_switch`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_remove_loop_exits_in_switch", bytes));
