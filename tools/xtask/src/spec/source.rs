//! The specification's source: which of its statements reject a module or a pipeline, and the examples in it.
//!
//! Nothing of its text is kept: a statement is an anchor, its place among those of the anchor, and a hash of its words.

/// What a statement says is rejected.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Marked as a shader-creation error.
    Shader,
    /// Marked as a pipeline-creation error.
    Pipeline,
    /// Not marked: it only says "must", or speaks of one of the errors.
    Unmarked,
}

impl Kind {
    /// The word for it in the table.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Shader => "shader",
            Self::Pipeline => "pipeline",
            Self::Unmarked => "unmarked",
        }
    }
}

/// A rejecting statement, or an example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The anchor of the section that it stands in.
    pub anchor: String,
    /// Its place among the items of the section, from 1.
    pub ordinal: u32,
    /// The hash of its words.
    pub hash: String,
    /// The line of its mark.
    pub line: usize,
    /// What it rejects. An example is `Unmarked`.
    pub kind: Kind,
    /// Its text, which is shown and never kept: a statement's paragraph, or an example's code.
    pub text: String,
    /// An example's classes and heading.
    pub classes: String,
}

impl Item {
    /// How the table names it.
    pub fn key(&self) -> (String, u32) {
        (self.anchor.clone(), self.ordinal)
    }
}

/// A line, with what it belongs to.
struct Line<'a> {
    text: &'a str,
    anchor: String,
    /// In code, where words are not the specification's.
    is_code: bool,
    /// In a note, which says nothing new.
    is_note: bool,
}

/// Every rejecting statement of the source, in its order.
pub fn statements(source: &str) -> Vec<Item> {
    let lines = lines(source);
    let mut items: Vec<Item> = Vec::new();
    let mut start = 0;
    while start < lines.len() {
        let end = block_end(&lines, start);
        let block = &lines[start..end];
        let text = words(&block.iter().map(|line| line.text).collect::<Vec<_>>().join(" "));
        if !block[0].is_code {
            for kind in marks(&text, block[0].is_note) {
                push(&mut items, &block[0].anchor, start + 1, kind, &text, String::new());
            }
        }
        start = end;
    }
    items
}

/// Every example of the source, in its order.
pub fn examples(source: &str) -> Vec<Item> {
    let lines = lines(source);
    let mut items = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at].text.trim_start();
        at += 1;
        let Some(classes) =
            line.strip_prefix("<div class=").filter(|rest| rest.trim_start_matches(['\'', '"']).starts_with("example"))
        else {
            continue;
        };
        let body: Vec<&str> =
            lines[at..].iter().map(|line| line.text).take_while(|text| text.trim() != "</div>").collect();
        if let Some(code) = code_of(&body) {
            let anchor = lines[at - 1].anchor.clone();
            push(&mut items, &anchor, at, Kind::Unmarked, &code, classes.trim_end_matches('>').to_owned());
        }
    }
    items
}

/// The code between `<xmp ...>` or `<pre ...>` and its end.
fn code_of(body: &[&str]) -> Option<String> {
    let opens = |text: &str| text.contains("<xmp") || text.contains("<pre");
    let open = body.iter().position(|text| opens(text))?;
    let first = body[open].split_once('>').map_or("", |(_, rest)| rest);
    let mut code = first.to_owned() + "\n";
    for text in &body[open + 1..] {
        match text.find("</xmp").or_else(|| text.find("</pre")) {
            Some(end) => {
                code += &text[..end];
                return Some(code);
            }
            None => code = code + text + "\n",
        }
    }
    None
}

fn push(items: &mut Vec<Item>, anchor: &str, line: usize, kind: Kind, text: &str, classes: String) {
    let same = items.iter().rev().filter(|item| item.anchor == anchor).count() as u32;
    let (hash, text) = (hash(text), text.to_owned());
    items.push(Item { anchor: anchor.to_owned(), ordinal: same + 1, hash, line, kind, text, classes });
}

/// The lines with their sections, and which of them are code or notes.
fn lines(source: &str) -> Vec<Line<'_>> {
    let (mut anchor, mut code_end, mut is_note) = (String::new(), None, false);
    let mut found = Vec::new();
    for text in source.lines() {
        if let Some(named) = heading_anchor(text) {
            named.clone_into(&mut anchor);
        }
        let was_code = code_end.is_some();
        if code_end.is_none() {
            code_end = ["xmp", "pre", "script", "style"].into_iter().find(|tag| text.contains(&format!("<{tag}")));
        }
        let is_code = was_code || code_end.is_some();
        if code_end.is_some_and(|tag| text.contains(&format!("</{tag}"))) {
            code_end = None;
        }
        let trimmed = text.trim_start().trim_start_matches(['*', '-', ' ', '>']);
        is_note = if trimmed.is_empty() { false } else { is_note || trimmed.starts_with("Note:") };
        found.push(Line { text, anchor: anchor.clone(), is_code, is_note });
    }
    found
}

/// The anchor of a heading: `## Title ## {#anchor}`.
fn heading_anchor(text: &str) -> Option<&str> {
    let rest = text.starts_with('#').then_some(text)?;
    rest.rsplit_once("{#")?.1.trim_end().strip_suffix('}')
}

/// The end of the paragraph, list item, cell or heading that starts at `start`.
fn block_end(lines: &[Line<'_>], start: usize) -> usize {
    if lines[start].text.trim().is_empty() || lines[start].is_code || lines[start].text.starts_with('#') {
        return start + 1;
    }
    let starts_block = |line: &Line<'_>| {
        let text = line.text.trim_start();
        let bullet = text.starts_with("* ") || text.starts_with("- ") || text.starts_with("> ");
        let number = text
            .split_once(". ")
            .is_some_and(|(digits, _)| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()));
        text.is_empty()
            || bullet
            || number
            || text.starts_with('#')
            || text.starts_with("<t")
            || text.starts_with("</t")
            || text.starts_with("Note:")
    };
    let rest = lines[start + 1..].iter().position(|line| starts_block(line) || line.is_code);
    rest.map_or(lines.len(), |length| start + 1 + length)
}

/// The text with runs of blanks as one.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a paragraph rejects, in its order: the links to the two errors, or, if it has none, one for an unmarked "must".
fn marks(text: &str, is_note: bool) -> Vec<Kind> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((_, after)) = rest.split_once("[=") {
        if after.starts_with("shader-creation error") {
            found.push(Kind::Shader);
        } else if after.starts_with("pipeline-creation error") {
            found.push(Kind::Pipeline);
        }
        rest = after;
    }
    let says = |word: &str| {
        text.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '_').any(|found| found.eq_ignore_ascii_case(word))
    };
    let is_example = text.starts_with("<div class");
    if found.is_empty()
        && !is_note
        && !is_example
        && (says("must") || text.contains("shader-creation error") || text.contains("pipeline-creation error"))
    {
        found.push(Kind::Unmarked);
    }
    found
}

/// FNV-1a of the words, as eight digits.
fn hash(text: &str) -> String {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    format!("{:08x}", words(text).bytes().fold(0x811c_9dc5, step))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = include_str!("fixture.bs");

    #[test]
    fn statements_are_found_by_their_marks_and_words() {
        let found: Vec<_> =
            statements(SOURCE).into_iter().map(|item| (item.anchor, item.ordinal, item.kind, item.line)).collect();
        let expected = [
            ("apples", 1, Kind::Shader, 3),
            ("apples", 2, Kind::Shader, 5),
            ("apples", 3, Kind::Pipeline, 6),
            ("apples", 4, Kind::Unmarked, 8),
            ("pears", 1, Kind::Shader, 18),
            ("pears", 2, Kind::Shader, 18),
        ];
        assert_eq!(found, expected.map(|(anchor, ordinal, kind, line)| (anchor.to_owned(), ordinal, kind, line)));
    }

    #[test]
    fn a_hash_is_of_the_words_and_not_of_the_lines() {
        assert_eq!(hash("a  tree\n must"), hash("a tree must"));
        assert_ne!(hash("a tree must"), hash("a tree must not"));
    }

    #[test]
    fn examples_are_found_with_their_code() {
        let found: Vec<_> =
            examples(SOURCE).into_iter().map(|item| (item.anchor, item.ordinal, item.text, item.classes)).collect();
        let (anchor, code) = ("apples".to_owned(), "\n    fn peel() {}\n  ".to_owned());
        assert_eq!(found, [(anchor, 1, code, "'example wgsl' heading='Peeling'".to_owned())]);
    }
}
