//! Every oracle has its target for cargo-fuzz, those of transforms included, and there is no other: `fuzz/targets/*.rs` and the binaries of
//! `fuzz/Cargo.toml` are made from the list of oracles. `BLESS=1 cargo test -p colorfast-fuzzing --test targets` writes them.

use colorfast_fuzzing::ORACLES;
use std::collections::BTreeMap;
use std::path::Path;

/// What stands in the manifest before the binaries.
const MARK: &str = "# The binaries: written by BLESS=1 cargo test -p colorfast-fuzzing --test targets\n";

fn file(name: &str) -> String {
    format!(
        "//! libFuzzer's glue to the oracle `{name}`.\n#![no_main]\n\nlibfuzzer_sys::fuzz_target!(|bytes: &[u8]| colorfast_fuzzing::fuzz(\"{name}\", bytes));\n"
    )
}

fn binary(name: &str) -> String {
    format!("\n[[bin]]\nname = \"{name}\"\npath = \"targets/{name}.rs\"\ntest = false\nbench = false\ndoc = false\n")
}

#[test]
fn every_oracle_has_its_target() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let (targets, manifest) = (root.join("targets"), root.join("Cargo.toml"));
    let expected: BTreeMap<String, String> =
        ORACLES.iter().map(|oracle| (format!("{}.rs", oracle.name), file(&oracle.name))).collect();
    let names = ORACLES.iter().map(|oracle| oracle.name.to_string()).collect::<std::collections::BTreeSet<_>>();
    let binaries: String = names.iter().map(|name| binary(name)).collect();
    let text = std::fs::read_to_string(&manifest).expect("the manifest");
    let (head, found) = text.split_once(MARK).expect("the manifest has a mark before its binaries");
    let entries = std::fs::read_dir(&targets).expect("the folder of targets");
    let present: BTreeMap<String, String> = entries
        .map(|entry| entry.expect("an entry").path())
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("a target"))
        })
        .collect();
    if std::env::var_os("BLESS").is_some() {
        present.keys().for_each(|name| std::fs::remove_file(targets.join(name)).expect("it can be removed"));
        expected.iter().for_each(|(name, text)| std::fs::write(targets.join(name), text).expect("it can be written"));
        std::fs::write(&manifest, format!("{head}{MARK}{binaries}")).expect("the manifest can be written");
        return;
    }
    let missing: Vec<&String> = expected.keys().filter(|name| present.get(*name) != expected.get(*name)).collect();
    let idle: Vec<&String> = present.keys().filter(|name| !expected.contains_key(*name)).collect();
    assert!(missing.is_empty() && idle.is_empty(), "without their target: {missing:?}; of no oracle: {idle:?}");
    assert_eq!(found, binaries, "the manifest lists other targets");
}
