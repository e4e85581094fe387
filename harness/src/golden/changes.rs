//! The golden text of a variant, as the lines in which it differs from that of its base variant.
//!
//! A change names lines of the base, counted from 1, and gives what stands in their place; further lines of it begin with `:`.
//!
//! ```text
//! 1: ; SPIR-V 1.6           line 1 is replaced
//! 5-6: OpEntryPoint ...     lines 5 and 6 are replaced, here by two
//! : OpExecutionMode ...
//! 9-11!                     lines 9 to 11 are removed
//! 12+: OpNop                after line 12 a line is added
//! ```

use std::fmt::Write;
use std::ops::Range;

/// What `text` changes of `base`; empty where they are equal.
pub fn encode(base: &str, text: &str) -> String {
    let (old, new) = (lines(base), lines(text));
    let mut changes = String::new();
    let (mut line, mut removed, mut added) = (0, 0, Vec::new());
    for (mark, content) in colorfast_diff::edit(&old, &new) {
        match mark {
            '-' => removed += 1,
            '+' => added.push(content),
            _ => {
                write_change(&mut changes, line..line + removed, &added);
                line += removed + 1;
                removed = 0;
                added.clear();
            }
        }
    }
    write_change(&mut changes, line..line + removed, &added);
    changes
}

/// The text that changes of `base` make.
///
/// # Errors
/// Says which line is no change, or changes what the base does not have.
pub fn apply(base: &str, changes: &str) -> Result<String, String> {
    let old = lines(base);
    let mut text = String::new();
    let mut next = 0;
    for change in lines(changes) {
        if let Some(content) = change.strip_prefix(':') {
            push_line(&mut text, content);
            continue;
        }
        let wrong = || format!("`{change}` changes no line of the base that was not changed before");
        let (replaced, content) = parse(change).ok_or_else(|| format!("`{change}` is no change"))?;
        let kept = old.get(next..replaced.start).ok_or_else(wrong)?;
        if replaced.end > old.len() {
            return Err(wrong());
        }
        kept.iter().for_each(|line| push(&mut text, line));
        next = replaced.end;
        if let Some(content) = content {
            push_line(&mut text, content);
        }
    }
    old[next..].iter().for_each(|line| push(&mut text, line));
    Ok(text)
}

/// Lines without their ends; whether the last has one is not kept.
fn lines(text: &str) -> Vec<&str> {
    if text.is_empty() { Vec::new() } else { text.strip_suffix('\n').unwrap_or(text).split('\n').collect() }
}

fn push(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

/// Adds what stands behind a colon: a space, and the line, or nothing for an empty line.
fn push_line(text: &mut String, content: &str) {
    push(text, content.strip_prefix(' ').unwrap_or(content));
}

/// The lines that a change replaces, counted from 0, and what stands behind its colon.
fn parse(change: &str) -> Option<(Range<usize>, Option<&str>)> {
    let end = change.find(|c: char| !c.is_ascii_digit() && c != '-')?;
    let (first, last) = change[..end].split_once('-').unwrap_or((&change[..end], &change[..end]));
    let (first, last): (usize, usize) = (first.parse().ok()?, last.parse().ok()?);
    match &change[end..] {
        "!" => (first > 0 && first <= last).then(|| (first - 1..last, None)),
        rest => match rest.strip_prefix("+:") {
            Some(content) => (first == last).then_some((first..first, Some(content))),
            None => rest
                .strip_prefix(':')
                .filter(|_| first > 0 && first <= last)
                .map(|content| (first - 1..last, Some(content))),
        },
    }
}

fn write_change(changes: &mut String, replaced: Range<usize>, added: &[&str]) {
    if replaced.is_empty() && added.is_empty() {
        return;
    }
    let place = match replaced.len() {
        0 => format!("{}+", replaced.start),
        1 => replaced.end.to_string(),
        _ => format!("{}-{}", replaced.start + 1, replaced.end),
    };
    if added.is_empty() {
        writeln!(changes, "{place}!").expect("a String takes all");
    }
    for (index, line) in added.iter().enumerate() {
        let place = if index == 0 { place.as_str() } else { "" };
        let space = if line.is_empty() { "" } else { " " };
        writeln!(changes, "{place}:{space}{line}").expect("a String takes all");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_make_the_text_of_the_base() {
        let base = "a\nb\nc\nd\ne\nf\n";
        for (text, expected) in [
            (base, ""),
            ("A\nb\nc\nd\ne\nf\n", "1: A\n"),
            ("a\nx\n\n y\nd\ne\nf\n", "2-3: x\n:\n:  y\n"),
            ("a\nd\ne\nf\ng\n", "2-3!\n6+: g\n"),
            ("0\na\nb\nc\nd\ne\nf\n", "0+: 0\n"),
            ("", "1-6!\n"),
        ] {
            assert_eq!(encode(base, text), expected);
            assert_eq!(apply(base, expected).as_deref(), Ok(text));
        }
        let whole = encode("", "1\n2\n");
        assert_eq!((whole.as_str(), apply("", &whole).as_deref()), ("0+: 1\n: 2\n", Ok("1\n2\n")));
    }

    #[test]
    fn what_is_no_change_of_the_base_is_said() {
        for wrong in
            ["3: x\n", "x\n", "0: x\n", "2-1!\n", "1-2+: x\n", "1: x\n1: y\n", "99999999999999999999: x\n", "1? x\n"]
        {
            assert!(apply("a\nb\n", wrong).is_err(), "{wrong}");
        }
    }
}
