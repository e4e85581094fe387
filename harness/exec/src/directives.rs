//! The `//# name: value` lines at the head of a test input. `testdata/README.md` describes them; this reads them.
//!
//! Which of them make sense in which folder is decided by the harness (`inputs.rs`); what they ask for is done by its steps.

use crate::ExecPlan;
use std::collections::BTreeMap;

/// What marks a directive.
pub const MARK: &str = "//#";

/// An error that the input must be rejected with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExpectedError {
    /// The rule's id.
    pub rule: String,
    /// The line, where it matters.
    pub line: Option<u32>,
}

impl std::fmt::Display for ExpectedError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.rule)?;
        self.line.map_or(Ok(()), |line| write!(f, " line {line}"))
    }
}

/// A pipeline to check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pipeline {
    /// `vertex`, `fragment` or `compute`.
    pub stage: String,
    /// Absent: the only one of the stage.
    pub entry_point: Option<String>,
}

/// All that the head of one input, or of one section, says.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Directives {
    /// The errors that must be reported; none: the input must be accepted.
    pub expected_errors: Vec<ExpectedError>,
    /// The only backends to compile for.
    pub targets: Option<Vec<String>>,
    /// Backends not to compile for, with the reason.
    pub skips: Vec<(String, String)>,
    /// Options by backend.
    pub options: Vec<(String, serde_json::Map<String, serde_json::Value>)>,
    /// Values of overrides.
    pub constants: BTreeMap<String, f64>,
    /// The one entry point to compile.
    pub entry_point: Option<String>,
    /// The device's enable-extensions.
    pub extensions: Option<Vec<String>>,
    /// Whose verdict counts where the specification and the browsers differ.
    pub interpretation: Option<String>,
    /// Check this pipeline instead of the module.
    pub pipeline: Option<Pipeline>,
    /// Limits of the device that differ from WebGPU's defaults.
    pub limits: BTreeMap<String, f64>,
    /// Inputs and outputs of an execution, where any are given.
    pub exec: Option<ExecPlan>,
}

impl Directives {
    /// The directives at the head of `text`.
    ///
    /// # Errors
    /// What is wrong with them, each with its line.
    pub fn of(text: &str) -> Result<Self, Vec<String>> {
        let (mut directives, mut problems) = (Self::default(), Vec::new());
        directives.read(text, 1, &mut problems);
        if problems.is_empty() { Ok(directives) } else { Err(problems) }
    }

    /// Whether the head of `text` says of no error that the input must be rejected with it.
    pub fn expect_acceptance(text: &str) -> bool {
        Self::of(text).is_ok_and(|directives| directives.expected_errors.is_empty())
    }

    /// Reads the directives at the head of `text` into `self`, adding to what an enclosing head has said.
    /// Problems are messages that begin with the line, counted from `first_line`.
    pub fn read(&mut self, text: &str, first_line: usize, problems: &mut Vec<String>) {
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            let Some(directive) = line.strip_prefix(MARK) else {
                if line.is_empty() || line.starts_with("//") {
                    continue;
                }
                return;
            };
            if let Err(problem) = self.read_one(directive.trim()) {
                problems.push(format!("line {}: {problem}", first_line + index));
            }
        }
    }

    fn read_one(&mut self, directive: &str) -> Result<(), String> {
        let (name, value) = directive
            .split_once(':')
            .ok_or_else(|| format!("a directive is `{MARK} name: value`, not `{directive}`"))?;
        let (name, argument) = match name.trim().split_once(char::is_whitespace) {
            Some((name, argument)) => (name, Some(argument.trim())),
            None => (name.trim(), None),
        };
        // `uniform 0:1: f32 1` holds a colon of its own.
        if ExecPlan::is_directive(name) {
            let rest = directive[name.len()..].trim_start();
            return self.exec.get_or_insert_default().read(name, rest.strip_prefix(':').unwrap_or(rest).trim());
        }
        let value = value.trim();
        match (name, argument) {
            ("note", None) => {}
            ("expect-error", None) => self.expected_errors.push(expected_error(value)?),
            ("targets", None) => self.targets = Some(words(value)?),
            ("skip", Some(target)) => {
                if value.is_empty() {
                    return Err("a skip needs a reason".to_owned());
                }
                self.skips.push((target.to_owned(), value.to_owned()));
            }
            ("options", Some(target)) => self.options.push((target.to_owned(), json(value)?)),
            ("constants", None) => self.constants.append(&mut json(value)?),
            ("entry-point", None) => self.entry_point = Some(one_word(value)?),
            ("extensions", None) => self.extensions = Some(value.split_whitespace().map(str::to_owned).collect()),
            ("interpretation", None) => self.interpretation = Some(one_word(value)?),
            ("limits", None) => self.limits.append(&mut json(value)?),
            ("pipeline", None) => self.pipeline = Some(pipeline(value)?),
            _ => return Err(format!("unknown directive `{}`", directive.split(':').next().unwrap_or_default().trim())),
        }
        Ok(())
    }

    /// Why the input is not compiled for `backend`, or `None` where it is.
    pub fn skipped(&self, backend: &str) -> Option<&str> {
        if self.targets.as_ref().is_some_and(|targets| !targets.iter().any(|target| target == backend)) {
            return Some("not among its targets");
        }
        self.skips.iter().find(|(target, _)| target == backend).map(|(_, reason)| reason.as_str())
    }

    /// Every backend that a directive names.
    pub fn named_backends(&self) -> impl Iterator<Item = &str> {
        let skips = self.skips.iter().map(|(target, _)| target);
        let options = self.options.iter().map(|(target, _)| target);
        self.targets.iter().flatten().chain(skips).chain(options).map(String::as_str)
    }
}

fn expected_error(value: &str) -> Result<ExpectedError, String> {
    let parts: Vec<&str> = value.split_whitespace().collect();
    match parts[..] {
        [rule] => Ok(ExpectedError { rule: rule.to_owned(), line: None }),
        [rule, "line", line] => {
            let line = line.parse().map_err(|_| format!("`{line}` is not a line number"))?;
            Ok(ExpectedError { rule: rule.to_owned(), line: Some(line) })
        }
        _ => Err(format!("expected `RULE` or `RULE line N`, not `{value}`")),
    }
}

fn pipeline(value: &str) -> Result<Pipeline, String> {
    let parts: Vec<&str> = value.split_whitespace().collect();
    let (stage, entry_point) = match parts[..] {
        [stage] => (stage, None),
        [stage, entry_point] => (stage, Some(entry_point.to_owned())),
        _ => return Err(format!("expected `STAGE` or `STAGE name`, not `{value}`")),
    };
    if !["vertex", "fragment", "compute"].contains(&stage) {
        return Err(format!("`{stage}` is not a stage"));
    }
    Ok(Pipeline { stage: stage.to_owned(), entry_point })
}

fn words(value: &str) -> Result<Vec<String>, String> {
    let words: Vec<String> = value.split_whitespace().map(str::to_owned).collect();
    if words.is_empty() { Err("expected at least one name".to_owned()) } else { Ok(words) }
}

fn one_word(value: &str) -> Result<String, String> {
    match words(value)?.as_slice() {
        [word] => Ok(word.clone()),
        _ => Err(format!("expected one name, not `{value}`")),
    }
}

fn json<T: serde::de::DeserializeOwned>(value: &str) -> Result<T, String> {
    serde_json::from_str(value).map_err(|error| format!("not the JSON object expected: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Directives, Vec<String>) {
        let (mut directives, mut problems) = (Directives::default(), Vec::new());
        directives.read(text, 1, &mut problems);
        (directives, problems)
    }

    #[test]
    fn the_head_is_read_and_nothing_after_it() {
        let text = "//# expect-error: wgsl/a line 7\n// words\n\n//# expect-error: wgsl/b\n//# skip msl: no atomics\n\
                    //# options spirv: {\"robustness\": true}\n//# constants: {\"w\": 2}\nfn f() {}\n//# nonsense: 1\n";
        let (directives, problems) = read(text);
        assert_eq!(problems, Vec::<String>::new());
        let lines: Vec<_> = directives.expected_errors.iter().map(|error| (error.rule.as_str(), error.line)).collect();
        assert_eq!(lines, [("wgsl/a", Some(7)), ("wgsl/b", None)]);
        assert_eq!(directives.skipped("msl"), Some("no atomics"));
        assert_eq!(directives.skipped("spirv"), None);
        assert_eq!(directives.constants["w"], 2.0);
        assert_eq!(directives.named_backends().collect::<Vec<_>>(), ["msl", "spirv"]);
    }

    #[test]
    fn targets_exclude_the_others() {
        let (directives, _) = read("//# targets: spirv msl\n");
        assert_eq!(directives.skipped("msl"), None);
        assert!(directives.skipped("wgsl").is_some());
    }

    #[test]
    fn what_is_not_understood_is_a_problem_with_its_line() {
        let text = "//# bogus: 1\n//# expect-error: a line x\n//# constants: [1]\n//# skip msl:\n//# pipeline: mesh\n//# words";
        let (_, problems) = read(text);
        assert_eq!(problems.len(), 6, "{problems:?}");
        for (index, problem) in problems.iter().enumerate() {
            assert!(problem.starts_with(&format!("line {}: ", index + 1)), "{problem}");
        }
    }

    #[test]
    fn buffers_belong_to_the_execution() {
        let (directives, problems) = read("//# dispatch: 2 1 1\n//# expect 0:1: f32 1 2*3\n");
        assert_eq!(problems, Vec::<String>::new());
        assert_eq!(directives.exec.expect("a plan").command, colorfast_wire::Command::Dispatch([2, 1, 1]));
    }
}
