//! Verdicts of validators that are already known, by everything that they depend on.
//!
//! One file to which lines are only ever appended, `KEY VERDICT`; deleting it costs time and nothing else. A line that was cut short by
//! a killed run is skipped.

use crate::hash::fnv128;
use colorfast_wire::Verdict;
use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// What a verdict depends on, hashed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Key(u128);

impl Key {
    /// The key of an output validated by a version of a tool for an environment.
    pub fn new(tool: &str, version: &str, environment: &str, output: &[u8]) -> Self {
        Self(fnv128(&[tool.as_bytes(), version.as_bytes(), environment.as_bytes(), output]))
    }
}

/// The verdicts known.
pub struct VerdictCache {
    known: Mutex<HashMap<Key, Verdict>>,
    file: Option<Mutex<File>>,
}

impl VerdictCache {
    /// Reads the cache at `path`. Where it cannot be written, nothing will be remembered.
    pub fn open(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap_or_default();
        let known = text.lines().filter_map(|line| {
            let (key, verdict) = line.split_once(' ')?;
            Some((Key(u128::from_str_radix(key, 16).ok()?), serde_json::from_str(verdict).ok()?))
        });
        let known = Mutex::new(known.collect());
        let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
        let file = folder.and_then(|()| OpenOptions::new().append(true).create(true).open(path));
        Self { known, file: file.ok().map(Mutex::new) }
    }

    /// The verdict known under `key`.
    pub fn get(&self, key: Key) -> Option<Verdict> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned()
    }

    /// Remembers a verdict. Being unable to validate is no verdict.
    pub fn remember(&self, key: Key, verdict: &Verdict) {
        if matches!(verdict, Verdict::Unable(_)) {
            return;
        }
        let old = self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(key, verdict.clone());
        let Some(file) = self.file.as_ref().filter(|_| old.as_ref() != Some(verdict)) else { return };
        let Ok(verdict) = serde_json::to_string(verdict) else { return };
        // One write, so that lines of two runs at once do not mix. A full disk only makes the next run slower.
        let line = format!("{:032x} {verdict}\n", key.0);
        let _ = file.lock().unwrap_or_else(PoisonError::into_inner).write_all(line.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_are_remembered_across_runs() {
        let folder = tempfile::tempdir().expect("a scratch folder");
        let path = folder.path().join("new/verdicts");
        let key = |environment| Key::new("spirv-val", "1", environment, b"words");
        let invalid = Verdict::Invalid("line one\nline two".to_owned());
        let cache = VerdictCache::open(&path);
        assert_eq!(cache.get(key("a")), None);
        cache.remember(key("a"), &invalid);
        cache.remember(key("b"), &Verdict::Unable("no tool".to_owned()));
        fs::write(&path, fs::read_to_string(&path).expect("written") + "0123 {\"inv").expect("a scratch folder");
        let again = VerdictCache::open(&path);
        assert_eq!(again.get(key("a")), Some(invalid));
        assert_eq!(again.get(key("b")), None);
    }
}
