//! Golden files: what an output is compared with, and how it is blessed.
//!
//! One file per input, backend and variant; the file of a `.cases.wgsl` input has a section per case. Files are read once,
//! when first asked for, and written by one writer after the run. What the text is made from is the steps' affair.

use colorfast_testdata::sections;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use walkdir::WalkDir;

/// What a golden file holds.
#[derive(Debug, PartialEq, Eq)]
enum Contents {
    Missing,
    Unreadable(String),
    Whole(String),
    Sections { text: String, sections: BTreeMap<String, std::ops::Range<usize>> },
}

/// The golden file of one input, backend and variant.
#[derive(Debug)]
pub struct GoldenFile {
    path: PathBuf,
    /// The keys of the input's cases in order, or `None` where the file is the case.
    keys: Option<Vec<String>>,
    contents: OnceLock<Contents>,
    fresh: Mutex<BTreeMap<String, String>>,
}

/// How an output stands to its golden file.
#[derive(Debug, PartialEq, Eq)]
pub enum Comparison<'a> {
    /// Equal.
    Same,
    /// There is none.
    Missing,
    /// The file cannot be read.
    Unreadable(&'a str),
    /// What was expected.
    Different(&'a str),
}

impl GoldenFile {
    /// The file at `path` for the cases of `keys` (`None`: the file is the case). Nothing is read yet.
    pub fn new(path: PathBuf, keys: Option<Vec<String>>) -> Self {
        Self { path, keys, contents: OnceLock::new(), fresh: Mutex::default() }
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn contents(&self) -> &Contents {
        self.contents.get_or_init(|| match fs::read(&self.path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Contents::Missing,
            Err(error) => Contents::Unreadable(error.to_string()),
            Ok(bytes) => match String::from_utf8(bytes) {
                Err(_) => Contents::Unreadable("not UTF-8".to_owned()),
                Ok(text) if self.keys.is_none() => Contents::Whole(text),
                Ok(text) => {
                    let found = sections::split(&text);
                    let sections = found.into_iter().filter_map(|section| Some((section.key?, section.text))).collect();
                    Contents::Sections { text, sections }
                }
            },
        })
    }

    /// Compares the output of the case `key` (empty where the file is the case).
    pub fn compare(&self, key: &str, output: &str) -> Comparison<'_> {
        let expected = match self.contents() {
            Contents::Missing => return Comparison::Missing,
            Contents::Unreadable(why) => return Comparison::Unreadable(why),
            Contents::Whole(text) => text.as_str(),
            Contents::Sections { text, sections } => match sections.get(key) {
                Some(range) => &text[range.clone()],
                None => return Comparison::Missing,
            },
        };
        // A section always ends in a line end; whether the output does is not worth a difference.
        if expected == output || (!output.ends_with('\n') && expected.strip_suffix('\n') == Some(output)) {
            Comparison::Same
        } else {
            Comparison::Different(expected)
        }
    }

    /// Notes what the case `key` is to be from now on.
    pub fn bless(&self, key: &str, output: &str) {
        let mut text = output.to_owned();
        if !text.ends_with('\n') {
            text.push('\n');
        }
        self.fresh.lock().unwrap_or_else(PoisonError::into_inner).insert(key.to_owned(), text);
    }

    /// The keys in the file that are no cases of the input (any more).
    pub fn stale_sections(&self) -> Vec<&str> {
        let (Contents::Sections { sections, .. }, Some(keys)) = (self.contents(), &self.keys) else {
            return Vec::new();
        };
        let keys: BTreeSet<&str> = keys.iter().map(String::as_str).collect();
        sections.keys().map(String::as_str).filter(|key| !keys.contains(key)).collect()
    }

    /// What the file becomes, or `None` where it stays. Sections that were not blessed stay; those of cases that no longer
    /// exist are dropped only when `whole`, that is, when all of the file's cases were run.
    fn blessed(&self, whole: bool) -> Option<String> {
        let fresh = self.fresh.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(keys) = &self.keys else {
            let text = fresh.get("")?;
            return (*self.contents() != Contents::Whole(text.clone())).then(|| text.clone());
        };
        let empty = BTreeMap::new();
        let (old_text, old) = match self.contents() {
            Contents::Sections { text, sections } => (text.as_str(), sections),
            _ => ("", &empty),
        };
        let listed: BTreeSet<&String> = keys.iter().collect();
        let kept = old.keys().filter(|key| !whole && !listed.contains(key));
        let order = keys.iter().chain(kept);
        let text = sections::join(order.filter_map(|key| {
            let text = fresh.get(key).map(String::as_str);
            text.or_else(|| old.get(key).map(|range| &old_text[range.clone()])).map(|text| (key.as_str(), text))
        }));
        (text != old_text && !text.is_empty()).then_some(text)
    }

    /// Writes what was blessed, if that changes the file: to a temporary file beside it, and then in one step.
    pub fn write_blessed(&self, whole: bool) -> Result<bool, String> {
        let Some(text) = self.blessed(whole) else { return Ok(false) };
        write_atomically(&self.path, text.as_bytes()).map(|()| true)
    }
}

/// Replaces a file's contents in one step, making its folder at need.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let explain = |error: std::io::Error| format!("cannot write {}: {error}", path.display());
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(explain)?;
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(explain)?;
    file.write_all(bytes).map_err(explain)?;
    #[cfg(unix)]
    {
        // A temporary file is private to its owner; a golden file is not.
        use std::os::unix::fs::PermissionsExt;
        file.as_file().set_permissions(fs::Permissions::from_mode(0o644)).map_err(explain)?;
    }
    file.persist(path).map_err(|error| explain(error.error))?;
    Ok(())
}

/// The files under `folder` that are not in `known`.
pub fn orphans(folder: &Path, known: &BTreeSet<PathBuf>) -> Vec<PathBuf> {
    let files = WalkDir::new(folder).sort_by_file_name().into_iter().filter_map(Result::ok);
    files
        .filter(|entry| entry.file_type().is_file())
        .map(|entry| entry.into_path())
        .filter(|path| !known.contains(path))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(folder: &tempfile::TempDir, text: Option<&str>, keys: &[&str]) -> GoldenFile {
        let path = folder.path().join("new/a.msl");
        if let Some(text) = text {
            write_atomically(&path, text.as_bytes()).expect("a scratch folder");
        }
        GoldenFile::new(path, Some(keys.iter().map(|&key| key.to_owned()).collect()))
    }

    #[test]
    fn sections_are_compared_by_key() {
        let folder = tempfile::tempdir().expect("a scratch folder");
        let golden = file(&folder, Some("//# case a\nA\n//# case b\nB\n"), &["a", "b", "c"]);
        assert_eq!(golden.compare("a", "A"), Comparison::Same);
        assert_eq!(golden.compare("b", "B\n"), Comparison::Same);
        assert_eq!(golden.compare("b", "X\n"), Comparison::Different("B\n"));
        assert_eq!(golden.compare("c", "C\n"), Comparison::Missing);
    }

    #[test]
    fn blessing_keeps_what_was_not_run_and_drops_what_is_gone() {
        let folder = tempfile::tempdir().expect("a scratch folder");
        let old = "//# case gone\nG\n//# case a\nA\n//# case b\nB\n";
        let golden = file(&folder, Some(old), &["a", "b", "c"]);
        golden.bless("c", "C");
        assert_eq!(
            golden.blessed(false).expect("a change"),
            "//# case a\nA\n//# case b\nB\n//# case c\nC\n//# case gone\nG\n"
        );
        assert_eq!(golden.blessed(true).expect("a change"), "//# case a\nA\n//# case b\nB\n//# case c\nC\n");
        assert_eq!(golden.stale_sections(), ["gone"]);
        assert_eq!(golden.write_blessed(true), Ok(true));
        let again = file(&folder, None, &["a", "b", "c"]);
        again.bless("a", "A\n");
        assert_eq!(again.write_blessed(true), Ok(false), "nothing changes");
    }

    #[test]
    fn a_whole_file_is_written_where_there_was_none() {
        let folder = tempfile::tempdir().expect("a scratch folder");
        let path = folder.path().join("x/y.wgsl");
        let golden = GoldenFile::new(path.clone(), None);
        assert_eq!(golden.compare("", "text\n"), Comparison::Missing);
        golden.bless("", "text\n");
        assert_eq!(golden.write_blessed(false), Ok(true));
        assert_eq!(GoldenFile::new(path.clone(), None).compare("", "text\n"), Comparison::Same);
        let orphan = folder.path().join("x/old.wgsl");
        fs::write(&orphan, "").expect("a scratch folder");
        assert_eq!(orphans(folder.path(), &BTreeSet::from([path])), [orphan]);
    }
}
