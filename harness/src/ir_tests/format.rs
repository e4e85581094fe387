//! The form of a file test.
//!
//! ```text
//! ; Prose, which begins with a capital letter.
//! ; run: transform robustness(values = false)
//! ; exec: main
//! ; write 0:0: u32 7 8
//! ; expect 0:0: u32 8 8
//!
//! root { ... }                  the module before
//!
//! ; gives:
//! root { ... }                  the module after, or the text printed: written by --bless
//! ```
//!
//! `; unchanged` in the head stands for what comes after where nothing changes. `; error: RULE words` stands on the line that an error
//! points at, or on a line of its own where it points nowhere.

use crate::exec::plan::ExecPlan;
use std::ops::Range;

/// The line that what is expected follows.
const GIVES: &str = "; gives:";
/// What a line of the head says where nothing changes.
const UNCHANGED: &str = "unchanged";
/// That line.
const UNCHANGED_LINE: &str = "; unchanged\n";
/// What an expected error follows.
const ERROR: &str = "; error: ";

/// What is done to a file's module.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// `validate`: the module is held to the law.
    Validate,
    /// `transform PASSES`, `raise TARGET(options)`, `round-trip`: the module after these passes.
    Passes(String),
    /// `print TARGET(options)`: the target's text.
    Print {
        /// The target.
        target: String,
        /// Options of the target.
        options: Vec<(String, String)>,
    },
    /// `interpret`: it is only executed.
    Interpret,
}

/// An error that the compiler must report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExpectedError {
    /// The line that it points at; 0 for none.
    pub line: u32,
    /// Its rule.
    pub rule: String,
    /// A part of its message.
    pub words: String,
}

/// A dispatch that must do the same before and after.
#[derive(Clone, PartialEq, Debug)]
pub struct Execution {
    /// The entry point.
    pub entry_point: String,
    /// Buffers before and after.
    pub plan: ExecPlan,
}

/// One file test.
#[derive(Debug)]
pub struct IrFile {
    /// Its path below the folder of inputs, with `/`.
    pub path: String,
    /// All of its text.
    pub text: String,
    /// What is done.
    pub action: Action,
    /// Whether it must change nothing.
    pub unchanged: bool,
    /// What is executed before and after.
    pub executions: Vec<Execution>,
    /// The errors that must be reported, by line.
    pub errors: Vec<ExpectedError>,
    /// What is wrong with the file itself.
    pub problems: Vec<String>,
    source: Range<usize>,
    expected: Option<Range<usize>>,
}

impl IrFile {
    /// Reads a file's text.
    pub fn parse(path: String, text: String) -> Self {
        let (source, expected) = split(&text);
        let mut file = Self {
            path,
            action: Action::Validate,
            unchanged: false,
            executions: Vec::new(),
            errors: Vec::new(),
            problems: Vec::new(),
            source,
            expected,
            text,
        };
        let mut action = None;
        let text = file.text.clone();
        for (index, line) in text[file.source.clone()].lines().enumerate() {
            let Some(comment) = line.strip_prefix(';') else {
                if line.trim().is_empty() {
                    continue;
                }
                break;
            };
            if let Err(problem) = file.head_line(comment.trim(), &mut action) {
                file.problems.push(format!("line {}: {problem}", index + 1));
            }
        }
        file.errors = expected_errors(&text[file.source.clone()]);
        match action {
            Some(action) => file.action = action,
            None if !file.problems.is_empty() => {}
            None => file.problems.push("says with no `; run:` line what is done".to_owned()),
        }
        file.validate();
        file
    }

    /// The module before, with its head: the lines are those of the file.
    pub fn source(&self) -> &str {
        &self.text[self.source.clone()]
    }

    /// What must come of it, where the file says so.
    pub fn expected(&self) -> Option<&str> {
        self.expected.clone().map(|range| &self.text[range])
    }

    /// One comment of the head: a directive, or prose.
    fn head_line(&mut self, comment: &str, action: &mut Option<Action>) -> Result<(), String> {
        let name = comment.split([' ', ':']).next().unwrap_or_default();
        let rest = comment[name.len()..].trim_start();
        let is_word = !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        if comment == UNCHANGED {
            self.unchanged = true;
            return Ok(());
        }
        if ExecPlan::is_directive(name) && rest.contains(':') {
            let execution = self.executions.last_mut().ok_or("an `; exec: ENTRY` line comes before")?;
            return execution.plan.read(name, rest.strip_prefix(':').unwrap_or(rest).trim());
        }
        match (name, rest.strip_prefix(':')) {
            ("run", Some(_)) if action.is_some() => return Err("a file has one `; run:` line".to_owned()),
            ("run", Some(what)) => *action = Some(parse_action(what.trim())?),
            ("exec", Some(entry_point)) => {
                let entry_point = entry_point.trim().to_owned();
                self.executions.push(Execution { entry_point, plan: ExecPlan::default() });
            }
            ("error", Some(_)) => {}
            (_, Some(_)) if is_word => return Err(format!("no directive is called `{name}`")),
            _ => {}
        }
        Ok(())
    }

    /// Finds what cannot stand together.
    fn validate(&mut self) {
        let mut wrong = |is_wrong: bool, what: &str| {
            if is_wrong {
                self.problems.push(what.to_owned());
            }
        };
        let gives = self.expected.is_some();
        let has_output = matches!(self.action, Action::Passes(_) | Action::Print { .. });
        wrong(gives && self.unchanged, "both changes and does not");
        wrong(gives && !self.errors.is_empty(), "both gives something and is refused");
        wrong(!has_output && (gives || self.unchanged), "gives something, though its `; run:` line asks for nothing");
        wrong(
            self.unchanged && matches!(self.action, Action::Print { .. }),
            "prints the text of a target, which is no module",
        );
        wrong(self.action == Action::Interpret && self.executions.is_empty(), "interprets, and has no `; exec:` line");
        wrong(
            !self.executions.is_empty() && matches!(self.action, Action::Validate | Action::Print { .. }),
            "executes what is not executed",
        );
        for execution in &self.executions {
            self.problems.extend(execution.plan.problem());
        }
    }

    /// The file with `output` as what it gives; prose and directives stay. `same` says that the module did not change.
    pub fn blessed(&self, output: &str, same: bool) -> String {
        let source = self.source().trim_end();
        if same {
            let run = source.lines().position(|line| line.starts_with("; run:")).unwrap_or(0);
            let lines = source.lines().enumerate();
            let text: String = lines
                .map(|(index, line)| format!("{line}\n{}", if index == run { UNCHANGED_LINE } else { "" }))
                .collect();
            return text;
        }
        format!("{source}\n\n{GIVES}\n{}\n", output.trim_end())
    }
}

/// The ranges of what comes before the `; gives:` line and of what follows it.
fn split(text: &str) -> (Range<usize>, Option<Range<usize>>) {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.trim_end() == GIVES {
            return (0..at, Some(at + line.len()..text.len()));
        }
        at += line.len();
    }
    (0..text.len(), None)
}

fn expected_errors(source: &str) -> Vec<ExpectedError> {
    let mut errors = Vec::new();
    for (number, line) in (1..).zip(source.lines()) {
        let Some((before, rest)) = line.split_once(ERROR) else { continue };
        let (rule, words) = rest.split_once(' ').unwrap_or((rest, ""));
        let line = if before.trim().is_empty() { 0 } else { number };
        errors.push(ExpectedError { line, rule: rule.to_owned(), words: words.trim().to_owned() });
    }
    errors
}

fn parse_action(text: &str) -> Result<Action, String> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    let alone = |action| if rest.is_empty() { Ok(action) } else { Err(format!("`{verb}` is followed by nothing")) };
    match verb {
        "validate" => alone(Action::Validate),
        "interpret" => alone(Action::Interpret),
        "round-trip" => alone(Action::Passes("binary, text".to_owned())),
        "transform" if !rest.is_empty() => Ok(Action::Passes(rest.to_owned())),
        "raise" if !rest.is_empty() => Ok(Action::Passes(format!("raise {rest}"))),
        "print" if !rest.is_empty() => {
            let (target, options) = rest.split_once('(').unwrap_or((rest, ")"));
            let options = options.strip_suffix(')').ok_or("a '(' is not closed")?.split(',');
            let options = options.map(str::trim).filter(|option| !option.is_empty()).map(|option| {
                let (name, value) = option.split_once('=').ok_or(format!("`{option}` is not NAME = VALUE"))?;
                Ok((name.trim().to_owned(), value.trim().to_owned()))
            });
            Ok(Action::Print { target: target.trim().to_owned(), options: options.collect::<Result<_, String>>()? })
        }
        _ => Err(format!(
            "`{text}` is none of transform PASSES, raise TARGET, print TARGET, round-trip, validate, interpret"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> IrFile {
        IrFile::parse("ir/a.ir".to_owned(), text.to_owned())
    }

    #[test]
    fn a_file_is_read() {
        let text = "; Prose: with a colon.\n; run: transform a(x = 1), b\n; exec: main\n; write 0:0: u32 1\n; expect 0:0: u32 2\n\n\
                    root {\n}\n; run: not any more\n; gives:\nX\n";
        let file = parse(text);
        assert_eq!(file.problems, Vec::<String>::new());
        assert_eq!(file.action, Action::Passes("a(x = 1), b".to_owned()));
        assert_eq!(file.expected(), Some("X\n"));
        assert!(file.source().ends_with("any more\n"));
        assert_eq!(file.executions[0].plan.resources.len(), 1);
    }

    #[test]
    fn errors_have_a_line_or_none() {
        let file = parse("; run: validate\n; error: a/b nowhere\nroot {\n  %x ; error: c/d some words\n}\n");
        let found: Vec<_> = file.errors.iter().map(|e| (e.line, e.rule.as_str(), e.words.as_str())).collect();
        assert_eq!(found, [(0, "a/b", "nowhere"), (4, "c/d", "some words")]);
    }

    #[test]
    fn blessing_keeps_what_people_wrote() {
        let file = parse("; Prose.\n; run: transform a\nroot {\n}\n; more\n\n; gives:\nold\n");
        assert_eq!(file.blessed("new\n", false), "; Prose.\n; run: transform a\nroot {\n}\n; more\n\n; gives:\nnew\n");
        assert_eq!(file.blessed("new\n", true), "; Prose.\n; run: transform a\n; unchanged\nroot {\n}\n; more\n");
    }

    #[test]
    fn what_makes_no_sense_is_a_problem() {
        for text in [
            "root {\n}\n",
            "; run: fly\n",
            "; run: validate\n; run: validate\n",
            "; run: validate\n; gives:\nX\n",
            "; run: transform a\n; unchanged\n; gives:\nX\n",
            "; run: transform a\n; expect 0:0: u32 1\n",
            "; run: transform a\n; bogus: 1\n",
            "; run: interpret\n",
            "; run: transform a\n; exec: main\n",
        ] {
            assert_eq!(parse(text).problems.len(), 1, "{text}: {:?}", parse(text).problems);
        }
    }
}
