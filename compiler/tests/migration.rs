//! What becomes of the old and foreign shaders below `testdata/migration` stands beside each, and is valid where the shader was only old.
//! `BLESS=1` writes that again.

use colorfast::Compiler;
use colorfast::sem::Features;
use colorfast_testdata as testdata;
use std::fs;

/// The folder of shaders that were valid once.
const OLD: &str = "migration/2022";

#[test]
fn shaders_become_what_stands_beside_them() {
    let files = testdata::files(&testdata::root().join("migration"), &[".wgsl"]).expect("the folder is there");
    assert!(files.len() >= 40, "{} shaders", files.len());
    let mut stale = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).expect("a text");
        let source: String = text.split_inclusive('\n').filter(|line| !line.starts_with("//#")).collect();
        let fix = |source: &str| Compiler::new().fix(source, &Features::all(), false);
        let fixed = fix(&source);
        if path.starts_with(testdata::root().join(OLD)) {
            assert!(!fixed.left.has_errors(), "{} is only old, and is not valid: {:?}", path.display(), fixed.left);
        }
        assert_eq!(fix(&fixed.text).text, fixed.text, "{} changes again", path.display());
        let golden = path.with_extension("fixed");
        if std::env::var_os("BLESS").is_some() {
            fs::write(&golden, &fixed.text).expect("it can be written");
        } else if fs::read_to_string(&golden).ok().as_deref() != Some(fixed.text.as_str()) {
            stale.push(path.display().to_string());
        }
    }
    assert!(stale.is_empty(), "BLESS=1 cargo test -p colorfast --test migration: {stale:?}");
}
