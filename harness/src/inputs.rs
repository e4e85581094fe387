//! Discovery of test inputs: what lies under `testdata/`, which kind of test each is, and the cases in it.

use crate::backends;
use crate::exec::Directives;
use crate::tree::{Kinds, Tree};
use colorfast_testdata::sections::{self, Section};
use std::borrow::Cow;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use walkdir::WalkDir;

/// What is done with an input; it follows from the folder.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Compiled and compared.
    Compile,
    /// Checked: accepted, unless directives say otherwise.
    Accept,
    /// Checked: must say what it is rejected with.
    Reject,
    /// Checked: any answer will do, unless directives say otherwise.
    Regress,
    /// Checked, and run when asked.
    Exec,
}

/// The folders of a tree that does not say otherwise, and the kind of what lies under each.
pub const FOLDERS: &[(&str, Kind)] = &[
    ("e2e/", Kind::Compile),
    ("builtins/", Kind::Compile),
    ("syntax/accept/", Kind::Accept),
    ("syntax/reject/", Kind::Reject),
    ("spec/", Kind::Accept),
    ("inspect/", Kind::Accept),
    ("recovery/", Kind::Accept),
    ("migration/", Kind::Accept),
    ("regress/", Kind::Regress),
    ("exec/", Kind::Exec),
    ("wsl/e2e/", Kind::Compile),
    ("wsl/accept/", Kind::Accept),
    ("wsl/reject/", Kind::Reject),
    ("wsl/exec/", Kind::Exec),
];

/// The languages that inputs are in, which their extensions are called.
const LANGUAGES: [&str; 2] = ["wgsl", "wsl"];

/// One file under `testdata/`.
#[derive(Debug)]
pub struct InputFile {
    /// Its path below `testdata/`, with `/`.
    pub path: String,
    /// What is done with it.
    pub kind: Kind,
    /// Whether its cases are sections.
    pub sectioned: bool,
    /// All of its text.
    pub text: String,
    /// The section that all cases share.
    preamble: Option<Section>,
    /// Its cases in order: one, or one for each section.
    pub cases: Vec<Case>,
    /// What is wrong with the file itself.
    pub problems: Vec<String>,
}

/// One shader to test.
#[derive(Debug)]
pub struct Case {
    /// The section's key; `None` where the file is the case.
    pub key: Option<String>,
    section: Option<Section>,
    /// What its head says.
    pub directives: Directives,
}

impl InputFile {
    /// The plain source of a case.
    pub fn source(&self, case: &Case) -> Cow<'_, str> {
        let Some(section) = &case.section else { return Cow::Borrowed(&self.text) };
        let text = &self.text[section.text.clone()];
        sections::whole(text, self.preamble.as_ref().map(|preamble| &self.text[preamble.text.clone()]))
    }

    /// The name of a case: the path, and the key where it is a section.
    pub fn case_name(&self, case: &Case) -> String {
        case.key.as_ref().map_or_else(|| self.path.clone(), |key| format!("{}/{key}", self.path))
    }

    /// The language that it is in: what its extension is called.
    pub fn language(&self) -> &str {
        self.path.rsplit('.').next().unwrap_or_default()
    }

    /// The folder that reports count under: the first two components.
    pub fn area(&self) -> &str {
        let end = self.path.match_indices('/').nth(1).map(|(at, _)| at);
        &self.path[..end.or_else(|| self.path.find('/')).unwrap_or(self.path.len())]
    }

    /// Reads a file's text into cases.
    pub fn parse(path: String, text: String, kinds: &Kinds) -> Self {
        let kind = kinds.of(&path);
        let sectioned = path.ends_with(colorfast_testdata::CASES);
        let mut file = Self {
            path,
            kind: kind.unwrap_or(Kind::Regress),
            sectioned,
            text,
            preamble: None,
            cases: Vec::new(),
            problems: Vec::new(),
        };
        if kind.is_none() {
            file.problems.push(format!("lies in none of the folders whose files are tests ({})", kinds.folders()));
        }
        if sectioned {
            file.read_sections()
        } else {
            file.read_whole()
        }
        file.check_directives();
        file
    }

    fn read_whole(&mut self) {
        let mut directives = Directives::default();
        directives.read(&self.text, 1, &mut self.problems);
        self.cases.push(Case { key: None, section: None, directives });
    }

    fn read_sections(&mut self) {
        let found = sections::split(&self.text);
        if let Some(key) = sections::duplicate(&found) {
            self.problems.push(format!("has two sections `{key}`"));
        }
        let head = found.iter().map(|section| section.line).min().unwrap_or(1);
        let head: String = self.text.split_inclusive('\n').take(head.saturating_sub(2)).collect();
        let mut shared = Directives::default();
        shared.read(&head, 1, &mut self.problems);
        for section in found {
            let Some(key) = section.key.clone() else {
                self.preamble = Some(section);
                continue;
            };
            let mut directives = shared.clone();
            directives.read(&self.text[section.text.clone()], section.line, &mut self.problems);
            self.cases.push(Case { key: Some(key), section: Some(section), directives });
        }
        if self.cases.is_empty() {
            self.problems.push("has no `//# case` section".to_owned());
        }
    }

    /// Finds directives that cannot do anything here.
    fn check_directives(&mut self) {
        let mut problems = Vec::new();
        for case in &self.cases {
            let directives = &case.directives;
            let mut wrong = |what: &str| {
                problems.push(match &case.key {
                    Some(key) => format!("case `{key}`: {what}"),
                    None => what.to_owned(),
                });
            };
            for name in directives.named_backends().filter(|name| backends::find(name).is_none()) {
                wrong(&format!("names a backend `{name}` that there is not"));
            }
            if self.kind == Kind::Reject && directives.expected_errors.is_empty() {
                wrong("must say with `expect-error` what it is rejected with");
            }
            if directives.pipeline.is_none() && !directives.limits.is_empty() {
                wrong("has limits of a device, and no pipeline");
            }
            match (&directives.exec, self.kind == Kind::Exec) {
                (Some(_), false) => wrong("has directives of an execution outside `exec/`"),
                (None, true) => wrong("has no `expect` directive"),
                (Some(plan), true) => {
                    if let Some(problem) = plan.problem() {
                        wrong(&problem);
                    }
                }
                (None, false) => {}
            }
        }
        self.problems.append(&mut problems);
    }
}

/// Reads every input of a tree, in the order of their paths.
pub fn discover(tree: &Tree) -> Result<Vec<Arc<InputFile>>, String> {
    let testdata = &tree.testdata();
    let mut files = Vec::new();
    for entry in WalkDir::new(testdata).sort_by_file_name() {
        let entry = entry.map_err(|error| format!("cannot walk {}: {error}", testdata.display()))?;
        let path = entry.path();
        if !entry.file_type().is_file()
            || path.extension().is_none_or(|extension| !LANGUAGES.iter().any(|language| extension == *language))
        {
            continue;
        }
        let bytes = fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        let below = relative(path, testdata);
        let mut file = match String::from_utf8(bytes) {
            Ok(text) => InputFile::parse(below, text, &tree.kinds),
            Err(_) => {
                let mut file = InputFile::parse(below, String::new(), &tree.kinds);
                file.problems = vec!["is not UTF-8".to_owned()];
                file
            }
        };
        if tree.config.golden && file.kind == Kind::Compile && file.text.contains('\r') {
            file.problems.push("has carriage returns; inputs with golden files have plain line ends".to_owned());
        }
        file.problems.sort();
        file.problems.dedup();
        files.push(Arc::new(file));
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

/// `path` below `root`, with `/` on every system.
pub fn relative(path: &Path, root: &Path) -> String {
    let below = path.strip_prefix(root).unwrap_or(path);
    let parts: Vec<_> = below.components().map(|part| part.as_os_str().to_string_lossy()).collect();
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(path: &str, text: &str) -> InputFile {
        InputFile::parse(path.to_owned(), text.to_owned(), &Kinds::default())
    }

    #[test]
    fn a_cases_file_has_a_case_for_each_section() {
        let text = "//# skip msl: all\n//# preamble\nfn p() {}\n//# case a/i32\nenable f16;\n//# case b\n//# skip wgsl: this\nB\n";
        let file = parse("builtins/a.cases.wgsl", text);
        assert_eq!(file.problems, Vec::<String>::new());
        assert_eq!(file.source(&file.cases[0]), "enable f16;\n\nfn p() {}\n");
        assert_eq!(file.case_name(&file.cases[0]), "builtins/a.cases.wgsl/a/i32");
        assert!(file.cases.iter().all(|case| case.directives.skipped("msl").is_some()));
        assert_eq!(file.cases[0].directives.skipped("wgsl"), None);
        assert_eq!(file.cases[1].directives.skipped("wgsl"), Some("this"));
    }

    #[test]
    fn directives_are_checked_by_the_folder() {
        for (path, text) in [
            ("syntax/reject/a.wgsl", "fn f("),
            ("e2e/x/a.wgsl", "//# dispatch: 1 1 1\n"),
            ("exec/x/a.wgsl", "fn f() {}"),
            ("exec/x/a.wgsl", "//# read 0:0: u32 1\n"),
            ("e2e/x/a.wgsl", "//# skip hlsl9: no\n"),
            ("elsewhere/a.wgsl", ""),
            ("builtins/a.cases.wgsl", "fn f() {}"),
            ("builtins/a.cases.wgsl", "//# case a\n//# case a\n"),
        ] {
            assert_eq!(parse(path, text).problems.len(), 1, "{path}: {text}");
        }
        assert_eq!(parse("syntax/reject/a.wgsl", "//# expect-error: wgsl/syntax\nfn f(").problems.len(), 0);
    }

    #[test]
    fn areas_are_the_first_two_folders() {
        assert_eq!(parse("e2e/control/a.wgsl", "").area(), "e2e/control");
        assert_eq!(parse("builtins/abs.cases.wgsl", "//# case a\n").area(), "builtins");
    }
}
