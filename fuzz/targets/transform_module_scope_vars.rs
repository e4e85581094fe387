//! libFuzzer's glue to the oracle `transform_module_scope_vars`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz("transform_module_scope_vars", bytes));
