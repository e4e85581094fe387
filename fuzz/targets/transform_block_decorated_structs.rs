//! libFuzzer's glue to the oracle `transform_block_decorated_structs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_block_decorated_structs", bytes));
