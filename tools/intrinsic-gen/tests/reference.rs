//! Whatever only computes has a reference: what has none is named.

use intrinsic_gen::{execgen, read_below, read_model};

/// The core's types, and a function that nothing knows.
const UNKNOWN: &str = "
import \"intrinsics/types.def\"
import \"intrinsics/enums.def\"
@must_use @emit(spirv: \"FAbs\", msl: \"frobnicate\", hlsl: \"frobnicate\", glsl: \"frobnicate\", wgsl: \"frobnicate\")
fn frobnicate[N: num, T: float](e: vec<N, T>) -> vec<N, T>
";

#[test]
fn a_function_without_a_reference_is_named() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &str| if path == "unknown.def" { Ok(UNKNOWN.to_owned()) } else { read_below(&root)(path) };
    let model = read_model(&read, "unknown.def").expect("the definitions are right");
    let error = execgen::files(&model).expect_err("nothing knows it");
    assert!(error.contains("frobnicate") && error.contains("tools/reference"), "{error}");
}

#[test]
fn the_core_has_many_checks() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let model = read_model(&read_below(&root), "intrinsics/wgsl.def").expect("the definitions are right");
    let files = execgen::files(&model).expect("all can be made");
    let checks: usize = files.iter().map(|file| file.checks).sum();
    assert!(checks >= 50_000, "only {checks}");
}
