//! Files of named sections, `//# case KEY`: the shape of generated inputs and of their golden files.

use std::borrow::Cow;
use std::ops::Range;

/// What begins a section.
pub const CASE: &str = "//# case ";
/// What begins the section that every case shares.
pub const PREAMBLE: &str = "//# preamble";

/// One section of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its key; `None` for the preamble.
    pub key: Option<String>,
    /// Where its text is, from the line after the heading.
    pub text: Range<usize>,
    /// The number of the line after the heading.
    pub line: usize,
}

/// Where the sections of `text` are, in order. What stands before the first belongs to none.
pub fn split(text: &str) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let mut offset = 0;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let heading = line.trim_end();
        let key = match heading.strip_prefix(CASE) {
            Some(key) => Some(Some(key.trim().to_owned())),
            None => (heading == PREAMBLE).then_some(None),
        };
        if let Some(key) = key {
            if let Some(last) = sections.last_mut() {
                last.text.end = offset;
            }
            let start = offset + line.len();
            sections.push(Section { key, text: start..text.len(), line: index + 2 });
        }
        offset += line.len();
    }
    sections
}

/// The text of a case with what all cases of its file share behind it, so that a case may begin with `enable`.
pub fn whole<'a>(case: &'a str, preamble: Option<&str>) -> Cow<'a, str> {
    preamble.map_or(Cow::Borrowed(case), |preamble| Cow::Owned(format!("{case}\n{preamble}")))
}

/// The first key that occurs twice.
pub fn duplicate(sections: &[Section]) -> Option<&str> {
    let mut keys: Vec<&str> = sections.iter().map(|section| section.key.as_deref().unwrap_or(PREAMBLE)).collect();
    keys.sort_unstable();
    keys.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

/// Writes sections as one text; each section's text ends in a line end.
pub fn join<'a>(sections: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let mut text = String::new();
    for (key, section) in sections {
        text.push_str(CASE);
        text.push_str(key);
        text.push('\n');
        text.push_str(section);
        if !section.is_empty() && !section.ends_with('\n') {
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_are_found_and_written_back() {
        let text = "// head\n//# preamble\nfn p() {}\n//# case a/vec3<f16>\nA\nB\n//# case b\n";
        let sections = split(text);
        let seen: Vec<_> = sections
            .iter()
            .map(|section| (section.key.as_deref(), &text[section.text.clone()], section.line))
            .collect();
        assert_eq!(seen, [(None, "fn p() {}\n", 3), (Some("a/vec3<f16>"), "A\nB\n", 5), (Some("b"), "", 8)]);
        assert_eq!(join([("a/vec3<f16>", "A\nB"), ("b", "")].into_iter()), "//# case a/vec3<f16>\nA\nB\n//# case b\n");
    }

    #[test]
    fn a_key_twice_is_noticed() {
        assert_eq!(duplicate(&split("//# case a\n//# case b\n//# case a\n")), Some("a"));
        assert_eq!(duplicate(&split("//# case a\n//# case ab\n//# preamble\n")), None);
    }
}
