//! The committed files are what the definitions make.

use std::path::Path;

use intrinsic_gen::{CORE, DIALECTS, Definitions, output, read_all, read_below};

#[test]
fn nothing_is_stale() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = read_below(&root);
    let Definitions { core, dialects } = read_all(&read, CORE, &DIALECTS).expect("the definitions are right");
    let stale =
        output::stale(&root, &output::all(&core, &dialects).expect("all can be made")).expect("files can be read");
    assert!(stale.is_empty(), "run `cargo run -p intrinsic-gen`: {stale:?}");
}
