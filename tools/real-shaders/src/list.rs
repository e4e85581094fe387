//! The list: which public files, and the hash of what each holds.

use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::fmt::Write;

/// One public shader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shader {
    /// SHA-256 of its bytes, in hexadecimal.
    pub hash: String,
    /// `owner/name` of the repository.
    pub repository: String,
    /// The commit, in hexadecimal.
    pub commit: String,
    /// Its path in the repository.
    pub path: String,
}

impl Shader {
    /// A shader whose hash is not known yet.
    pub fn unhashed(repository: &str, commit: &str, path: &str) -> Self {
        let owned = str::to_owned;
        Self { hash: String::new(), repository: owned(repository), commit: owned(commit), path: owned(path) }
    }

    /// Whether `bytes` are its content.
    pub fn is(&self, bytes: &[u8]) -> bool {
        hash(bytes) == self.hash
    }

    /// Its path in the tree of tests.
    pub fn place(&self) -> String {
        format!("{}/{}", self.repository, self.path)
    }
}

fn hash(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(bytes) {
        write!(text, "{byte:02x}").expect("a String takes all");
    }
    text
}

/// The row of a shader with that content.
pub fn row(shader: &Shader, bytes: &[u8]) -> String {
    format!("{} {} {} {}", hash(bytes), shader.repository, shader.commit, shader.path)
}

/// Reads a list: a row a line, `HASH REPOSITORY COMMIT PATH`; lines that begin with `#` say something to people.
pub fn parse(text: &str) -> Result<Vec<Shader>, String> {
    let mut shaders = Vec::new();
    let mut places = BTreeSet::new();
    for (index, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let wrong = |why: &str| Err(format!("line {} of the list {why}", index + 1));
        let words: Vec<&str> = line.splitn(4, ' ').collect();
        let [hash, repository, commit, path] = words[..] else { return wrong("is not `HASH REPOSITORY COMMIT PATH`") };
        let shader = Shader { hash: hash.to_owned(), ..Shader::unhashed(repository, commit, path) };
        let hexadecimal =
            |text: &str, length| text.len() == length && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !hexadecimal(hash, 64) || !hexadecimal(commit, 40) {
            return wrong("has a hash that is not one");
        }
        // The place becomes a path below a folder of ours.
        let leaves = |part: &str| part.is_empty() || part == "." || part == "..";
        if repository.split('/').count() != 2 || shader.place().split('/').any(leaves) || shader.place().contains('\\')
        {
            return wrong("names no file of a repository");
        }
        if !places.insert(shader.place()) {
            return wrong("names a file for the second time");
        }
        shaders.push(shader);
    }
    Ok(shaders)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HASH: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    const COMMIT: &str = "0123456789abcdef0123456789abcdef01234567";

    #[test]
    fn a_row_names_a_file_and_its_content() {
        let text = format!("# of the sample\n\n{HASH} a/b {COMMIT} c/d e.wgsl\n");
        let shaders = parse(&text).expect("a valid list");
        assert_eq!(shaders[0].place(), "a/b/c/d e.wgsl");
        assert!(shaders[0].is(b"") && !shaders[0].is(b"x"));
        assert_eq!(row(&shaders[0], b""), text.lines().last().expect("a row"));
    }

    #[test]
    fn what_is_no_row_is_named_by_its_line() {
        let valid = format!("{HASH} a/b {COMMIT} c.wgsl\n");
        for wrong in [
            "nothing".to_owned(),
            format!("{HASH} a/b {COMMIT}"),
            format!("{HASH} a {COMMIT} c.wgsl"),
            format!("{HASH} a/b {COMMIT} ../c.wgsl"),
            format!("{HASH} a/.. {COMMIT} c.wgsl"),
            format!("{HASH} a/b {COMMIT} /c.wgsl"),
            format!("{HASH}0 a/b {COMMIT} c.wgsl"),
            format!("{HASH} a/b main c.wgsl"),
            valid.clone(),
        ] {
            let error = parse(&format!("{valid}{wrong}")).expect_err(&wrong);
            assert!(error.starts_with("line 2 "), "{wrong}: {error}");
        }
    }

    #[test]
    fn our_own_list_has_a_hundred() {
        let shaders = parse(include_str!("../list.txt")).expect("a valid list");
        assert!(shaders.len() >= 100, "{}", shaders.len());
    }
}
