//! What came of a compiler's run: one JSON document, whose members are described in docs/adapter.md. `schema` grows with every
//! change that could break a reader.

use crate::golden::write_atomically;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The name and version of the schema.
pub const SCHEMA: &str = "colorfast-conformance/1";

/// What a case is right to give.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Expectation {
    /// The module is accepted.
    Accepted,
    /// The module is rejected.
    Rejected,
    /// An answer, whatever it is.
    Answered,
    /// An output that its validator finds valid.
    Valid,
    /// The expected values.
    Values,
}

/// What a compiler gave.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It accepted the module.
    Accepted,
    /// It rejected the module.
    Rejected,
    /// It refused to compile the module.
    Refused,
    /// Its output is not valid.
    Invalid,
    /// Its output is valid.
    Valid,
    /// Its output computes the expected values.
    Values,
    /// Its output computes others, or could not be executed.
    OtherValues,
}

/// What came of a case.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// As it should be.
    Right,
    /// Not as it should be.
    Wrong,
    /// The compiler's process ended.
    Crashed,
    /// It did not answer within the limit.
    Hung,
    /// Not asked, or not counted: `message` says why.
    NotApplicable,
}

/// One case at one level.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CaseResult {
    /// `parse`, `check`, `pipeline`, `compile:TARGET` or `execute:TARGET`.
    pub level: String,
    /// The input's path below `testdata/`, and its key where it is a section.
    pub case: String,
    /// The folder that it counts under.
    pub area: String,
    /// The rule that decides, where one is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What is right.
    pub expected: Expectation,
    /// What came of it.
    pub outcome: Outcome,
    /// What the compiler gave, where it gave something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<Answer>,
    /// Whether a diagnostic stands on the expected line, where the case was rejected and names one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_line: Option<bool>,
    /// What was said of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub message: String,
    /// How long it took, validation and execution included.
    pub micros: u64,
}

/// Counts of outcomes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Counts {
    /// As it should be.
    pub right: u64,
    /// Not so.
    pub wrong: u64,
    /// The compiler's process ended.
    pub crashed: u64,
    /// It did not answer in time.
    pub hung: u64,
    /// Not counted.
    pub not_applicable: u64,
    /// Rejected with a diagnostic on the expected line.
    pub on_line: u64,
    /// Rejected, but with none there.
    pub off_line: u64,
    /// The time of all.
    pub micros: u64,
}

impl Counts {
    fn add(&mut self, case: &CaseResult) {
        match case.outcome {
            Outcome::Right => self.right += 1,
            Outcome::Wrong => self.wrong += 1,
            Outcome::Crashed => self.crashed += 1,
            Outcome::Hung => self.hung += 1,
            Outcome::NotApplicable => self.not_applicable += 1,
        }
        self.on_line += u64::from(case.on_line == Some(true));
        self.off_line += u64::from(case.on_line == Some(false));
        self.micros += case.micros;
    }

    /// How many count.
    pub fn applicable(&self) -> u64 {
        self.right + self.wrong + self.crashed + self.hung
    }

    /// The share of those that are right, where any count.
    pub fn share(&self) -> Option<f64> {
        (self.applicable() > 0).then(|| self.right as f64 / self.applicable() as f64)
    }
}

/// All that came of one compiler's run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Document {
    /// [`SCHEMA`].
    pub schema: String,
    /// The compiler's name, as it says it.
    pub name: String,
    /// Its version.
    pub version: String,
    /// What `--compiler` was given.
    pub compiler: String,
    /// The parts of the suite that ran, where it was not all: `i/n`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shards: Vec<String>,
    /// The whole run.
    pub seconds: f64,
    /// Counts by level.
    pub levels: BTreeMap<String, Counts>,
    /// Counts by level and area.
    pub areas: BTreeMap<String, BTreeMap<String, Counts>>,
    /// Counts of the level `check` by rule.
    pub rules: BTreeMap<String, Counts>,
    /// Every case, by level and name.
    pub cases: Vec<CaseResult>,
}

/// Where a level stands among others: as the work of a compiler does.
pub fn level_rank(level: &str) -> usize {
    ["parse", "check", "pipeline", "compile", "execute"].iter().position(|&name| name == base(level)).unwrap_or(5)
}

/// A level without its target.
pub fn base(level: &str) -> &str {
    level.split(':').next().unwrap_or(level)
}

impl Document {
    /// The document of these cases.
    pub fn new(name: String, version: String, compiler: String, seconds: f64, cases: Vec<CaseResult>) -> Self {
        let mut document = Self {
            schema: SCHEMA.to_owned(),
            name,
            version,
            compiler,
            shards: Vec::new(),
            seconds,
            levels: BTreeMap::new(),
            areas: BTreeMap::new(),
            rules: BTreeMap::new(),
            cases,
        };
        document.count();
        document
    }

    /// Orders the cases, and counts them.
    fn count(&mut self) {
        self.cases
            .sort_by(|a, b| (level_rank(&a.level), &a.level, &a.case).cmp(&(level_rank(&b.level), &b.level, &b.case)));
        (self.levels, self.areas, self.rules) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        for case in &self.cases {
            self.levels.entry(case.level.clone()).or_default().add(case);
            self.areas.entry(case.level.clone()).or_default().entry(case.area.clone()).or_default().add(case);
            if let (Some(rule), "check") = (&case.rule, case.level.as_str()) {
                self.rules.entry(rule.clone()).or_default().add(case);
            }
        }
    }

    /// Joins another part of the same compiler's run.
    ///
    /// # Errors
    /// Where it is another version, or has a case that this one has too.
    pub fn merge(&mut self, other: Self) -> Result<(), String> {
        let name = self.name.clone();
        if self.version != other.version {
            return Err(format!("{name} is of version {} and of version {}: not one run", self.version, other.version));
        }
        self.shards.extend(other.shards);
        self.seconds += other.seconds;
        self.cases.extend(other.cases);
        self.count();
        let repeated =
            self.cases.windows(2).find(|pair| (&pair[0].level, &pair[0].case) == (&pair[1].level, &pair[1].case));
        match repeated {
            Some(pair) => Err(format!("{name} has {} {} in two parts", pair[0].level, pair[0].case)),
            None => Ok(()),
        }
    }

    /// The name of its file: the compiler's name, of characters that every file system takes.
    pub fn file_name(&self) -> String {
        let safe = |c: char| if c.is_ascii_alphanumeric() || "-_.".contains(c) { c } else { '-' };
        let name: String = self.name.chars().map(safe).collect();
        format!("{}.json", if name.trim_matches('.').is_empty() { "compiler" } else { &name })
    }

    /// Writes it into a folder.
    ///
    /// # Errors
    /// Where that cannot be.
    pub fn write(&self, folder: &Path) -> Result<(), String> {
        let text = serde_json::to_string(self).expect("plain data") + "\n";
        write_atomically(&folder.join(self.file_name()), text.as_bytes())
    }

    /// Reads one from a file.
    ///
    /// # Errors
    /// Where the file is none of this schema.
    pub fn read(path: &Path) -> Result<Self, String> {
        let shown = path.display();
        let text = fs::read_to_string(path).map_err(|error| format!("cannot read {shown}: {error}"))?;
        let document: Self = serde_json::from_str(&text).map_err(|error| format!("{shown}: {error}"))?;
        match document.schema == SCHEMA {
            true => Ok(document),
            false => Err(format!("{shown} has the schema `{}`, not {SCHEMA}", document.schema)),
        }
    }

    /// Every document of a folder, or that of a file, in the order of their names.
    ///
    /// # Errors
    /// Where there is none, or one cannot be read.
    pub fn read_all(path: &Path) -> Result<Vec<Self>, String> {
        if path.is_file() {
            return Ok(vec![Self::read(path)?]);
        }
        let entries = fs::read_dir(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
        paths.sort();
        if paths.is_empty() {
            return Err(format!("{} holds no .json file", path.display()));
        }
        paths.iter().map(|path| Self::read(path)).collect()
    }
}

#[cfg(test)]
pub(in crate::conformance) mod tests {
    use super::*;

    /// A case at `check`.
    pub(in crate::conformance) fn case(
        name: &str,
        expected: Expectation,
        outcome: Outcome,
        answer: Answer,
    ) -> CaseResult {
        CaseResult {
            level: "check".to_owned(),
            case: format!("spec/x/{name}"),
            area: "spec/x".to_owned(),
            rule: Some("wgsl/x".to_owned()),
            expected,
            outcome,
            answer: Some(answer),
            on_line: (answer == Answer::Rejected).then_some(true),
            message: String::new(),
            micros: 5,
        }
    }

    /// A document of these cases.
    pub(in crate::conformance) fn document(name: &str, cases: Vec<CaseResult>) -> Document {
        Document::new(name.to_owned(), "1".to_owned(), format!("cmd:{name}"), 1.0, cases)
    }

    #[test]
    fn a_document_counts_its_cases_and_is_read_back() {
        let right = case("a", Expectation::Rejected, Outcome::Right, Answer::Rejected);
        let wrong = case("b", Expectation::Rejected, Outcome::Wrong, Answer::Accepted);
        let mut whole = document("a b/c", vec![wrong.clone(), right.clone()]);
        let counts = Counts { right: 1, wrong: 1, on_line: 1, micros: 10, ..Counts::default() };
        assert_eq!(whole.levels["check"], counts);
        assert_eq!(whole.areas["check"]["spec/x"], counts);
        assert_eq!((whole.rules["wgsl/x"], counts.share()), (counts, Some(0.5)));
        let folder = tempfile::tempdir().expect("a scratch folder");
        whole.write(folder.path()).expect("a scratch folder");
        assert_eq!(Document::read_all(folder.path()), Ok(vec![whole.clone()]));
        assert_eq!(whole.file_name(), "a-b-c.json");
        let other = case("c", Expectation::Accepted, Outcome::NotApplicable, Answer::Rejected);
        whole.merge(document("a b/c", vec![other])).expect("another part");
        assert_eq!((whole.levels["check"].applicable(), whole.levels["check"].not_applicable), (2, 1));
        assert!(whole.clone().merge(document("a b/c", vec![right])).is_err());
        assert!(whole.merge(Document { version: "2".to_owned(), ..document("a b/c", Vec::new()) }).is_err());
    }
}
