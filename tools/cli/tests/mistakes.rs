//! `MISTAKES.md`: what `colorfast check` says of each of its programs. `BLESS=1` writes that again.

mod common;

use common::colorfast;
use std::path::Path;

/// What the compiler says of a program.
fn said(source: &str) -> String {
    let output = colorfast(&["check", "--color", "never"], source);
    assert_eq!(output.status.code(), Some(1), "a mistake is rejected:\n{source}");
    String::from_utf8(output.stderr).expect("UTF-8").trim_end().to_owned() + "\n"
}

/// The page with each answer renewed: the block `text` after a program.
fn renewed(page: &str) -> (String, usize) {
    let mut parts = page.split("```wgsl\n");
    let (mut text, mut programs) = (parts.next().unwrap_or_default().to_owned(), 0);
    for part in parts {
        let (program, rest) = part.split_once("```\n").expect("a program ends");
        let (between, rest) = rest.split_once("```text\n").expect("an answer follows");
        let (_, rest) = rest.split_once("```\n").expect("an answer ends");
        text += &format!("```wgsl\n{program}```\n{between}```text\n{}```\n{rest}", said(program));
        programs += 1;
    }
    (text, programs)
}

#[test]
fn the_page_of_mistakes_shows_what_is_said_today() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../MISTAKES.md");
    let page = std::fs::read_to_string(&path).expect("the page is there");
    let (text, programs) = renewed(&page);
    assert_eq!(programs, 20);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, text).expect("it can be written");
    } else {
        assert!(text == page, "MISTAKES.md is stale: BLESS=1 cargo test -p colorfast-cli --test mistakes");
    }
}
