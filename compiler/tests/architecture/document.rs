//! ARCHITECTURE.md as a list of code blocks, each headed by a comment `<!-- stage: NAME -->`, for tests that hold them to the truth.
//!
//! Shared by the tests of two packages, which see different stages; knows nothing of what a stage is.

use std::path::PathBuf;

const MARK: &str = "<!-- stage: ";

/// The document, and what is to become of it.
pub struct Document {
    path: PathBuf,
    text: String,
    wrong: Vec<String>,
    bless: bool,
}

impl Document {
    /// Reads it. With `BLESS` in the environment, blocks that are out of date are rewritten.
    pub fn read() -> Self {
        let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../ARCHITECTURE.md"));
        let text = std::fs::read_to_string(&path).expect("ARCHITECTURE.md is at the root of the repository");
        Self { path, text, wrong: Vec::new(), bless: std::env::var_os("BLESS").is_some() }
    }

    /// The names of the stages, in the order of the document.
    pub fn stages(&self) -> Vec<&str> {
        self.text.lines().filter_map(|line| line.strip_prefix(MARK)?.strip_suffix(" -->")).collect()
    }

    /// The code of a stage's block.
    pub fn block(&self, stage: &str) -> &str {
        let (start, end) = self.place(stage);
        &self.text[start..end]
    }

    /// Holds the block of a stage to what the stage really gives.
    pub fn expect(&mut self, stage: &str, actual: &str) {
        let actual = format!("{}\n", actual.trim_end());
        let (start, end) = self.place(stage);
        if self.text[start..end] == actual {
            return;
        }
        if self.bless {
            self.text.replace_range(start..end, &actual);
        } else {
            self.wrong.push(format!("stage '{stage}' is now\n{actual}"));
        }
    }

    /// Writes what was blessed, or fails with all that is wrong.
    pub fn finish(self, command: &str) {
        if self.bless {
            std::fs::write(&self.path, &self.text).expect("ARCHITECTURE.md can be written");
        }
        assert!(self.wrong.is_empty(), "ARCHITECTURE.md is stale (`BLESS=1 {command}`):\n{}", self.wrong.join("\n"));
    }

    /// Where a stage's code begins and ends: after the line of its opening fence, before its closing one.
    fn place(&self, stage: &str) -> (usize, usize) {
        let mark = format!("{MARK}{stage} -->\n```");
        let mark = self.text.find(&mark).unwrap_or_else(|| panic!("no block follows '{mark}'")) + mark.len();
        let start = mark + self.text[mark..].find('\n').expect("a fence ends with its line") + 1;
        let end = start + self.text[start..].find("```").expect("each block is closed");
        (start, end)
    }
}
