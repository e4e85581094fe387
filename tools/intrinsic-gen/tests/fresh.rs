//! The committed files are what the definitions make.

use std::path::Path;

use intrinsic_gen::{output, read_below, read_dialects, read_model};

#[test]
fn nothing_is_stale() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = read_below(&root);
    let core = read_model(&read, "intrinsics/wgsl.def").expect("the definitions are right");
    let dialects = read_dialects(&read).expect("the dialects are right");
    let stale =
        output::stale(&root, &output::all(&core, &dialects).expect("all can be made")).expect("files can be read");
    assert!(stale.is_empty(), "run `cargo run -p intrinsic-gen`: {stale:?}");
}
