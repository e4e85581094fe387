//! Valid modules with a few words changed: what people who type produce, and where recovery and late rules are met.

use super::{pick, program, soup};
use arbitrary::Unstructured;

/// A generated module after up to eight changes.
pub fn mutation(source: &mut Unstructured<'_>) -> String {
    let count = 1 + pick(source, 8);
    let changes: Vec<[u32; 3]> = (0..count).map(|_| source.arbitrary().unwrap_or_default()).collect();
    let text = program::program(source);
    let mut words = split(&text);
    for [kind, at, other] in changes {
        if words.is_empty() {
            break;
        }
        let (at, other) = (at as usize % words.len(), other as usize);
        match kind % 4 {
            0 => drop(words.remove(at)),
            1 => words.insert(at, words[other % words.len()]),
            2 => words[at] = words[other % words.len()],
            _ => words[at] = soup::WORDS[other % soup::WORDS.len()],
        }
    }
    words.concat()
}

/// Runs of letters and digits, and single characters between them.
fn split(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let length = match rest.find(|c| !is_word(c)) {
            Some(0) => first.len_utf8(),
            Some(length) => length,
            None => rest.len(),
        };
        let (word, after) = rest.split_at(length);
        words.push(word);
        rest = after;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_make_up_the_text() {
        assert_eq!(split("let a1 = é+2;"), ["let", " ", "a1", " ", "=", " ", "é", "+", "2", ";"]);
    }
}
