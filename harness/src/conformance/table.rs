//! The scoreboard as text: levels down, compilers across.

use super::document::{Counts, Document, level_rank};
use std::collections::BTreeSet;

/// The levels of all documents, in their order.
pub fn levels(documents: &[Document]) -> Vec<&str> {
    let all: BTreeSet<&str> =
        documents.iter().flat_map(|document| document.levels.keys().map(String::as_str)).collect();
    let mut levels: Vec<&str> = all.into_iter().collect();
    levels.sort_by_key(|level| level_rank(level));
    levels
}

/// The table, with the change since a baseline of the same compiler.
pub fn render(documents: &[Document], baseline: &[Document]) -> String {
    let mut text = String::new();
    for document in documents {
        let shards =
            if document.shards.is_empty() { String::new() } else { format!(", shards {}", document.shards.join(" ")) };
        let Document { name, version, seconds, cases, .. } = document;
        text += &format!("\n{name} {version}: {} cases in {seconds:.0} s{shards}\n", cases.len());
        text += &format!(
            "  {:<16} {:>7} {:>8} {:>7} {:>6} {:>7} {:>5} {:>8} {:>15} {:>8}\n",
            "level", "share", "change", "right", "wrong", "crashed", "hung", "not app.", "on the line", "s"
        );
        let before = baseline.iter().find(|before| &before.name == name);
        for level in levels(documents) {
            let counts = document.levels.get(level).copied().unwrap_or_default();
            text += &row(level, &counts, before.and_then(|before| before.levels.get(level)));
        }
    }
    text
}

fn row(level: &str, counts: &Counts, before: Option<&Counts>) -> String {
    let percent = |share: f64| format!("{:.2}%", share * 100.0);
    let Counts { right, wrong, crashed, hung, not_applicable, on_line, off_line, micros } = counts;
    let lines = on_line + off_line;
    format!(
        "  {level:<16} {:>7} {:>8} {right:>7} {wrong:>6} {crashed:>7} {hung:>5} {not_applicable:>8} {:>15} {:>8.1}\n",
        counts.share().map_or("-".to_owned(), percent),
        change(counts, before).map_or(String::new(), |change| format!("{:+.2}", change * 100.0)),
        if lines == 0 { "-".to_owned() } else { format!("{on_line} of {lines}") },
        *micros as f64 / 1e6,
    )
}

/// How a share changed since before, where both are shares.
pub fn change(counts: &Counts, before: Option<&Counts>) -> Option<f64> {
    Some(counts.share()? - before?.share()?)
}

#[cfg(test)]
mod tests {
    use super::super::document::tests::{case, document};
    use super::super::document::{Answer, Expectation, Outcome};
    use super::*;

    #[test]
    fn the_table_has_shares_and_changes() {
        let case = |name, outcome, answer| case(name, Expectation::Rejected, outcome, answer);
        let right = |name| case(name, Outcome::Right, Answer::Rejected);
        let wrong = |name| case(name, Outcome::Wrong, Answer::Accepted);
        let now = document("x", vec![right("a"), right("b"), right("c"), wrong("d")]);
        let before = document("x", vec![right("a"), wrong("b")]);
        let text = render(std::slice::from_ref(&now), &[before]);
        assert!(text.contains("x 1: 4 cases in 1 s\n"), "{text}");
        let words: Vec<&str> = text.lines().last().expect("a row").split_whitespace().collect();
        assert_eq!(words, ["check", "75.00%", "+25.00", "3", "1", "0", "0", "0", "3", "of", "3", "0.0"]);
        assert_eq!(change(&now.levels["check"], None), None);
    }
}
