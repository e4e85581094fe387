//! `colorfast inspect`: each `testdata/inspect/*.txt` holds commands and what they print, and `BLESS=1` writes that again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const PROMPT: &str = "$ colorfast ";

/// The commands of a transcript, each with what it prints today.
fn replay(folder: &Path, transcript: &str) -> String {
    let mut text = String::new();
    for line in transcript.lines().filter(|line| line.starts_with(PROMPT)) {
        let arguments = line[PROMPT.len()..].split(' ');
        let output = Command::new(env!("CARGO_BIN_EXE_colorfast"))
            .args(arguments)
            .current_dir(folder)
            .output()
            .expect("the binary was built");
        text.push_str(line);
        text.push('\n');
        for stream in [output.stdout, output.stderr] {
            text.push_str(&String::from_utf8(stream).expect("UTF-8"));
        }
        text.push('\n');
    }
    text
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("readable").path());
    let mut found: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|found| found == extension)).collect();
    found.sort();
    found
}

#[test]
fn transcripts_are_what_is_printed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/inspect");
    let shaders: Vec<PathBuf> = files(&folder, "wgsl").iter().map(|path| path.with_extension("txt")).collect();
    let transcripts = files(&folder, "txt");
    assert_eq!(shaders, transcripts, "each shader has its transcript");
    let mut failures = Vec::new();
    for path in transcripts {
        let written = fs::read_to_string(&path).expect("readable");
        let printed = replay(&folder, &written);
        assert!(printed.starts_with(PROMPT), "{}: no command", path.display());
        if printed != written && std::env::var_os("BLESS").is_some() {
            fs::write(&path, printed).expect("writable");
        } else if printed != written {
            failures.push(format!("{} holds\n{written}\nbut this is printed\n{printed}", path.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
