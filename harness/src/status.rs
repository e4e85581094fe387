//! The status list `expectations/status.txt`: what is known not to pass, and why.
//!
//! A line is `PATTERN STATUS [name=value]... -- REASON`. The pattern is matched against the whole name of a test; `*` stands
//! for any text. A line counts where its conditions hold: there a `fail` line whose test passes, and a line that
//! matches no test, are failures themselves.

use regex::Regex;

/// What a line says of the tests that it matches.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// Does not apply here: not run.
    Na,
    /// Fails, and must.
    Fail,
    /// May pass or fail: run, and counted as skipped when it fails.
    Flaky,
    /// Takes long: run only with `--include-ignored`.
    Slow,
}

/// One line of a status list.
#[derive(Debug)]
pub struct Line {
    /// Its number, from 1.
    pub number: usize,
    /// The pattern as written.
    pub pattern: String,
    regex: Regex,
    /// What it says.
    pub status: Status,
    /// `name=value` pairs that must all hold.
    pub conditions: Vec<(String, String)>,
    /// Why.
    pub reason: String,
}

/// The names that conditions may use.
const CONDITIONS: &[&str] = &["backend", "variant", "validator", "executor", "driver", "naga", "glslang", "os"];

/// Facts that conditions are held against: `backend=spirv`, ... A condition holds when a fact of its name contains its value.
pub type Facts = Vec<(&'static str, String)>;

/// Reads a list. Problems begin with the line's number.
pub fn parse(text: &str) -> Result<Vec<Line>, Vec<String>> {
    let mut lines = Vec::new();
    let mut problems = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match parse_line(index + 1, line) {
            Ok(line) => lines.push(line),
            Err(problem) => problems.push(format!("line {}: {problem}", index + 1)),
        }
    }
    if problems.is_empty() { Ok(lines) } else { Err(problems) }
}

fn parse_line(number: usize, line: &str) -> Result<Line, String> {
    let (head, reason) = line.split_once(" -- ").ok_or("a line ends in ` -- ` and a reason")?;
    let mut words = head.split_whitespace();
    let pattern = words.next().ok_or("a line begins with a pattern")?;
    let status = match words.next() {
        Some("na") => Status::Na,
        Some("fail") => Status::Fail,
        Some("flaky") => Status::Flaky,
        Some("slow") => Status::Slow,
        other => return Err(format!("`{}` is none of na, fail, flaky, slow", other.unwrap_or_default())),
    };
    let mut conditions = Vec::new();
    for word in words {
        let (name, value) = word.split_once('=').ok_or_else(|| format!("`{word}` is not `name=value`"))?;
        if !CONDITIONS.contains(&name) {
            return Err(format!("`{name}` is none of {}", CONDITIONS.join(", ")));
        }
        conditions.push((name.to_owned(), value.to_owned()));
    }
    if reason.trim().is_empty() {
        return Err("the reason is empty".to_owned());
    }
    let escaped: Vec<String> = pattern.split('*').map(regex::escape).collect();
    let regex = Regex::new(&format!("^{}$", escaped.join(".*"))).map_err(|error| error.to_string())?;
    let reason = reason.trim().to_owned();
    Ok(Line { number, pattern: pattern.to_owned(), regex, status, conditions, reason })
}

impl Line {
    /// Whether all conditions hold, given the facts of a test.
    pub fn holds(&self, facts: &Facts) -> bool {
        let holds = |(name, value): &(String, String)| {
            facts.iter().any(|(fact, is)| fact == name && is.to_lowercase().contains(&value.to_lowercase()))
        };
        self.conditions.iter().all(holds)
    }

    /// Whether the pattern matches a test's name.
    pub fn matches(&self, test: &str) -> bool {
        self.regex.is_match(test)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_with_their_conditions() {
        let text =
            "# known\n\nspirv/*/builtins/a.*<f16>* fail driver=llvmpipe variant=vulkan13 -- loses -- precision\n";
        let lines = parse(text).expect("valid");
        let [line] = &lines[..] else { panic!("one line") };
        assert_eq!((line.number, line.status, line.reason.as_str()), (3, Status::Fail, "loses -- precision"));
        assert!(line.matches("spirv/vulkan13/builtins/a.cases.wgsl/abs/vec2<f16>/literal"));
        assert!(!line.matches("x/spirv/vulkan13/builtins/a.<f16>"), "a pattern is for the whole name");
        assert!(line.holds(&vec![("variant", "vulkan13".to_owned()), ("driver", "LLVMpipe 22.3".to_owned())]));
        assert!(!line.holds(&vec![("variant", "vulkan13".to_owned())]));
    }

    #[test]
    fn wrong_lines_are_refused() {
        for wrong in ["a fail", "a broken -- x", "a fail x -- y", "a fail moon=full -- y", "a fail --  "] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
