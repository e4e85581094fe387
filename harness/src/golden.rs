//! Golden files: what an output is compared with, and how it is blessed.
//!
//! One file per input, backend and variant; the file of a `.cases.wgsl` input has a section per case. A variant with a base variant stores
//! [changes] of the base's texts, and neither a section nor a file where there are none. Files are read once, when first asked for, and
//! written by one writer after the run. What the text is made from is the steps' affair.

mod changes;

use colorfast_testdata::sections;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use walkdir::WalkDir;

/// The first line of a file that holds changes, up to the name of the base variant.
const CHANGES_FROM: &str = "//# changes from ";

/// The texts of a golden file, as they are expected.
#[derive(Debug, PartialEq, Eq)]
enum Contents {
    Missing,
    Unreadable(String),
    Whole(String),
    Sections { text: String, sections: BTreeMap<String, Range<usize>> },
}

/// What a file was when it was first asked for.
#[derive(Debug)]
struct Stored {
    /// Its bytes as text, if there is a file.
    text: Option<String>,
    /// The expected texts; none where they are those of the base variant.
    contents: Option<Contents>,
    /// The sections that stand in the file itself.
    keys: Vec<String>,
    /// Those of them, or the file (empty), that repeat the text of the base variant.
    repeated: Vec<String>,
}

/// The golden file of the variant from which another stores its differences.
#[derive(Clone, Debug)]
pub struct Base {
    /// The variant's name.
    pub variant: &'static str,
    /// Its file for the same input.
    pub file: Arc<GoldenFile>,
}

/// The golden file of one input, backend and variant.
#[derive(Debug)]
pub struct GoldenFile {
    path: PathBuf,
    /// The keys of the input's cases in order, or `None` where the file is the case.
    keys: Option<Vec<String>>,
    base: Option<Base>,
    stored: OnceLock<Stored>,
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

/// What blessing does to a file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Blessing {
    /// Nothing: it is as it was.
    Unchanged,
    /// It was written.
    Written,
    /// It was removed, since it would repeat that of the base variant.
    Removed,
}

impl GoldenFile {
    /// The file at `path` for the cases of `keys` (`None`: the file is the case). Nothing is read yet.
    pub fn new(path: PathBuf, keys: Option<Vec<String>>, base: Option<Base>) -> Self {
        Self { path, keys, base, stored: OnceLock::new(), fresh: Mutex::default() }
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether it stores its differences from one of these files.
    pub fn is_based_on(&self, files: &[Arc<Self>]) -> bool {
        self.base.as_ref().is_some_and(|base| files.iter().any(|file| Arc::ptr_eq(file, &base.file)))
    }

    fn stored(&self) -> &Stored {
        self.stored.get_or_init(|| {
            let text = match fs::read(&self.path).map(String::from_utf8) {
                Ok(Ok(text)) => Some(text),
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
                Ok(Err(_)) => return Stored::unreadable("not UTF-8".to_owned()),
                Err(error) => return Stored::unreadable(error.to_string()),
            };
            match &self.base {
                None => Stored::of_text(text, self.keys.is_some()),
                Some(base) => self.of_changes(text, base).unwrap_or_else(Stored::unreadable),
            }
        })
    }

    /// The expected texts of a file that holds changes.
    fn of_changes(&self, text: Option<String>, base: &Base) -> Result<Stored, String> {
        let Some(text) = text else {
            return Ok(Stored { text: None, contents: None, keys: Vec::new(), repeated: Vec::new() });
        };
        let (first, changes) = text.split_once('\n').unwrap_or((&text, ""));
        if first.strip_prefix(CHANGES_FROM) != Some(base.variant) {
            return Err(format!("its first line is not `{CHANGES_FROM}{}`", base.variant));
        }
        if self.keys.is_none() {
            let old = base.file.expected("").unwrap_or_default();
            let new = changes::apply(old, changes)?;
            let repeated = if new == old { vec![String::new()] } else { Vec::new() };
            let contents = Some(Contents::Whole(new));
            return Ok(Stored { contents, keys: Vec::new(), repeated, text: Some(text) });
        }
        let own: BTreeMap<String, &str> = sections::split(changes)
            .into_iter()
            .filter_map(|section| Some((section.key?, &changes[section.text])))
            .collect();
        let mut repeated = Vec::new();
        let (mut joined, mut ranges) = (String::new(), BTreeMap::new());
        let keys: BTreeSet<&String> = self.keys.iter().flatten().chain(own.keys()).collect();
        for key in keys {
            let old = base.file.expected(key);
            let new = match own.get(key) {
                Some(changes) => {
                    changes::apply(old.unwrap_or_default(), changes).map_err(|why| format!("{key}: {why}"))?
                }
                None => match old {
                    Some(old) => old.to_owned(),
                    None => continue,
                },
            };
            if own.contains_key(key) && old == Some(new.as_str()) {
                repeated.push(key.clone());
            }
            let start = joined.len();
            joined.push_str(&new);
            ranges.insert(key.clone(), start..joined.len());
        }
        let keys = own.into_keys().collect();
        let contents = Some(Contents::Sections { text: joined, sections: ranges });
        Ok(Stored { contents, keys, repeated, text: Some(text) })
    }

    /// The expected texts, which are those of the base variant where nothing else is stored.
    fn contents(&self) -> &Contents {
        match (&self.stored().contents, &self.base) {
            (Some(contents), _) => contents,
            (None, Some(base)) => base.file.contents(),
            (None, None) => &Contents::Missing,
        }
    }

    /// The expected text of the case `key` (empty where the file is the case).
    pub fn expected(&self, key: &str) -> Option<&str> {
        match self.contents() {
            Contents::Missing | Contents::Unreadable(_) => None,
            Contents::Whole(text) => Some(text),
            Contents::Sections { text, sections } => sections.get(key).map(|range| &text[range.clone()]),
        }
    }

    /// Compares the output of the case `key` (empty where the file is the case).
    pub fn compare(&self, key: &str, output: &str) -> Comparison<'_> {
        if let Contents::Unreadable(why) = self.contents() {
            return Comparison::Unreadable(why);
        }
        let Some(expected) = self.expected(key) else { return Comparison::Missing };
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
        self.fresh().insert(key.to_owned(), text);
    }

    fn fresh(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        self.fresh.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The sections in the file that are no cases of the input (any more), and what repeats the base variant's text.
    pub fn stale_sections(&self) -> Vec<String> {
        let stored = self.stored();
        let keys: BTreeSet<&String> = self.keys.iter().flatten().collect();
        let gone = stored.keys.iter().filter(|key| self.keys.is_some() && !keys.contains(key)).cloned();
        let variant = self.base.as_ref().map_or("", |base| base.variant);
        let repeated = stored.repeated.iter().map(|key| format!("{key} (its text is that of {variant})"));
        gone.chain(repeated).collect()
    }

    /// What the file becomes: `None` where there is to be no file. Sections that were not blessed stay; those of cases that no
    /// longer exist are dropped only when `whole`, that is, when all of the file's cases were run.
    fn blessed(&self, whole: bool) -> Result<Option<String>, String> {
        if let Contents::Unreadable(why) = self.contents()
            && !(whole && self.is_all_blessed())
        {
            return Err(format!("{} cannot be read ({why}): bless all of its cases at once", self.path.display()));
        }
        let text = match &self.base {
            Some(base) => self.blessed_changes(base),
            None => self.blessed_texts(whole),
        };
        Ok(Some(text).filter(|text| !text.is_empty()))
    }

    /// Whether something was blessed that the file may depend on: a case of its own, or of its base.
    fn is_concerned(&self) -> bool {
        !self.fresh().is_empty() || self.base.as_ref().is_some_and(|base| base.file.is_concerned())
    }

    /// Whether every case was blessed: none crashed, and nothing of what the file holds is wanted any more.
    fn is_all_blessed(&self) -> bool {
        let fresh = self.fresh();
        match &self.keys {
            None => !fresh.is_empty(),
            Some(keys) => keys.iter().all(|key| fresh.contains_key(key)),
        }
    }

    /// What the case `key` is to be: what was blessed, or else what was expected.
    fn blessed_text(&self, key: &str) -> Option<String> {
        let fresh = self.fresh().get(key).cloned();
        fresh.or_else(|| self.expected(key).map(str::to_owned))
    }

    fn blessed_texts(&self, whole: bool) -> String {
        let Some(keys) = &self.keys else { return self.blessed_text("").unwrap_or_default() };
        let listed: BTreeSet<&String> = keys.iter().collect();
        let kept = self.stored().keys.iter().filter(|key| !whole && !listed.contains(key));
        let texts: Vec<(&str, String)> =
            keys.iter().chain(kept).filter_map(|key| Some((key.as_str(), self.blessed_text(key)?))).collect();
        sections::join(texts.iter().map(|(key, text)| (*key, text.as_str())))
    }

    fn blessed_changes(&self, base: &Base) -> String {
        let changes = |key: &str| {
            let text = self.blessed_text(key)?;
            let changes = changes::encode(&base.file.blessed_text(key).unwrap_or_default(), &text);
            (!changes.is_empty()).then_some(changes)
        };
        let body = match &self.keys {
            None => changes("").unwrap_or_default(),
            Some(keys) => {
                let changed: Vec<(&str, String)> =
                    keys.iter().filter_map(|key| Some((key.as_str(), changes(key)?))).collect();
                sections::join(changed.iter().map(|(key, changes)| (*key, changes.as_str())))
            }
        };
        if body.is_empty() { body } else { format!("{CHANGES_FROM}{}\n{body}", base.variant) }
    }

    /// Writes what was blessed, if that changes the file: to a temporary file beside it, and then in one step.
    ///
    /// # Errors
    /// What keeps the file from being read or written.
    pub fn write_blessed(&self, whole: bool) -> Result<Blessing, String> {
        if !self.is_concerned() {
            return Ok(Blessing::Unchanged);
        }
        match self.blessed(whole)? {
            new if new == self.stored().text && !self.is_unreadable() => Ok(Blessing::Unchanged),
            Some(text) => write_atomically(&self.path, text.as_bytes()).map(|()| Blessing::Written),
            None => {
                let explain = |error| format!("cannot remove {}: {error}", self.path.display());
                fs::remove_file(&self.path).map(|()| Blessing::Removed).map_err(explain)
            }
        }
    }

    fn is_unreadable(&self) -> bool {
        matches!(self.stored().contents, Some(Contents::Unreadable(_)))
    }
}

impl Stored {
    fn unreadable(why: String) -> Self {
        Self { text: None, contents: Some(Contents::Unreadable(why)), keys: Vec::new(), repeated: Vec::new() }
    }

    /// A file that holds the texts themselves.
    fn of_text(text: Option<String>, is_sectioned: bool) -> Self {
        let (contents, keys) = match text.clone() {
            None => (Contents::Missing, Vec::new()),
            Some(text) if !is_sectioned => (Contents::Whole(text), Vec::new()),
            Some(text) => {
                let found = sections::split(&text);
                let sections: BTreeMap<String, Range<usize>> =
                    found.into_iter().filter_map(|section| Some((section.key?, section.text))).collect();
                let keys = sections.keys().cloned().collect();
                (Contents::Sections { text, sections }, keys)
            }
        };
        Self { text, contents: Some(contents), keys, repeated: Vec::new() }
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

    fn keys(keys: &[&str]) -> Option<Vec<String>> {
        Some(keys.iter().map(|&key| key.to_owned()).collect())
    }

    fn file(folder: &tempfile::TempDir, text: Option<&str>, cases: &[&str]) -> GoldenFile {
        let path = folder.path().join("new/a.msl");
        if let Some(text) = text {
            write_atomically(&path, text.as_bytes()).expect("a scratch folder");
        }
        GoldenFile::new(path, keys(cases), None)
    }

    /// A file of variant `one`, and that of a variant that stores its differences from it.
    fn pair(folder: &tempfile::TempDir, cases: Option<&[&str]>) -> (Arc<GoldenFile>, GoldenFile) {
        let keys = || cases.and_then(keys);
        let base = Arc::new(GoldenFile::new(folder.path().join("one/a.msl"), keys(), None));
        let file = Arc::clone(&base);
        (base, GoldenFile::new(folder.path().join("two/a.msl"), keys(), Some(Base { variant: "one", file })))
    }

    fn read(folder: &tempfile::TempDir, path: &str) -> Option<String> {
        fs::read_to_string(folder.path().join(path)).ok()
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
        let part = golden.blessed(false).expect("it can be read");
        assert_eq!(part.as_deref(), Some("//# case a\nA\n//# case b\nB\n//# case c\nC\n//# case gone\nG\n"));
        let whole = golden.blessed(true).expect("it can be read");
        assert_eq!(whole.as_deref(), Some("//# case a\nA\n//# case b\nB\n//# case c\nC\n"));
        assert_eq!(golden.stale_sections(), ["gone"]);
        assert_eq!(golden.write_blessed(true), Ok(Blessing::Written));
        let again = file(&folder, None, &["a", "b", "c"]);
        again.bless("a", "A\n");
        assert_eq!(again.write_blessed(true), Ok(Blessing::Unchanged));
    }

    #[test]
    fn a_whole_file_is_written_where_there_was_none() {
        let folder = tempfile::tempdir().expect("a scratch folder");
        let path = folder.path().join("x/y.wgsl");
        let golden = GoldenFile::new(path.clone(), None, None);
        assert_eq!(golden.compare("", "text\n"), Comparison::Missing);
        golden.bless("", "text\n");
        assert_eq!(golden.write_blessed(false), Ok(Blessing::Written));
        assert_eq!(GoldenFile::new(path.clone(), None, None).compare("", "text\n"), Comparison::Same);
        let orphan = folder.path().join("x/old.wgsl");
        fs::write(&orphan, "").expect("a scratch folder");
        assert_eq!(orphans(folder.path(), &BTreeSet::from([path])), [orphan]);
    }

    #[test]
    fn a_variant_stores_where_it_differs_from_its_base() {
        let folder = tempfile::tempdir().expect("a scratch folder");
        let (base, golden) = pair(&folder, Some(&["a", "b"]));
        for (key, text, of_variant) in [("a", "1\n2\n3\n", "1\nX\n3\n"), ("b", "same\n", "same\n")] {
            base.bless(key, text);
            golden.bless(key, of_variant);
        }
        assert_eq!(base.write_blessed(true), Ok(Blessing::Written));
        assert_eq!(golden.write_blessed(true), Ok(Blessing::Written));
        assert_eq!(read(&folder, "two/a.msl").as_deref(), Some("//# changes from one\n//# case a\n2: X\n"));
        let (_, golden) = pair(&folder, Some(&["a", "b"]));
        assert_eq!(golden.compare("a", "1\nX\n3\n"), Comparison::Same);
        assert_eq!(golden.compare("a", "1\n2\n3\n"), Comparison::Different("1\nX\n3\n"));
        assert_eq!(golden.compare("b", "same"), Comparison::Same);
        assert_eq!(golden.compare("c", "C"), Comparison::Missing);
        // Where nothing differs any more there is no file.
        golden.bless("a", "1\n2\n3\n");
        assert_eq!(golden.write_blessed(false), Ok(Blessing::Removed));
        assert_eq!(read(&folder, "two/a.msl"), None);
    }

    #[test]
    fn what_is_expected_of_a_variant_stays_when_only_its_base_is_blessed() {
        let folder = tempfile::tempdir().expect("a scratch folder");
        let (base, golden) = pair(&folder, None);
        base.bless("", "1\n2\n");
        golden.bless("", "1\nX\n");
        assert_eq!(
            (base.write_blessed(true), golden.write_blessed(true)),
            (Ok(Blessing::Written), Ok(Blessing::Written))
        );
        let (base, golden) = pair(&folder, None);
        base.bless("", "0\n1\n2\n");
        assert!(golden.is_based_on(&[Arc::clone(&base)]));
        assert_eq!(
            (base.write_blessed(true), golden.write_blessed(false)),
            (Ok(Blessing::Written), Ok(Blessing::Written))
        );
        assert_eq!(read(&folder, "two/a.msl").as_deref(), Some("//# changes from one\n1!\n3: X\n"));
    }

    #[test]
    fn a_repeated_text_and_a_file_that_holds_no_changes_are_noticed() {
        let folder = tempfile::tempdir().expect("a scratch folder");
        let (base, golden) = pair(&folder, Some(&["a"]));
        write_atomically(base.path(), b"//# case a\nA\n").expect("a scratch folder");
        write_atomically(golden.path(), b"//# changes from one\n//# case a\n1: A\n//# case old\n0+: O\n")
            .expect("as above");
        assert_eq!(golden.stale_sections(), ["old", "a (its text is that of one)"]);
        for wrong in
            ["//# case a\nA\n", "//# changes from two\n//# case a\n1: B\n", "//# changes from one\n//# case a\n7: B\n"]
        {
            let (_, golden) = pair(&folder, Some(&["a"]));
            write_atomically(golden.path(), wrong.as_bytes()).expect("a scratch folder");
            assert!(matches!(golden.compare("a", "B"), Comparison::Unreadable(_)), "{wrong}");
            assert_eq!(golden.write_blessed(true), Ok(Blessing::Unchanged), "nothing came of its case");
            assert_eq!(read(&folder, "two/a.msl").as_deref(), Some(wrong));
            golden.bless("a", "B");
            assert!(golden.write_blessed(false).is_err(), "what cannot be read is not lost in part");
            assert_eq!(golden.write_blessed(true), Ok(Blessing::Written));
        }
    }
}
