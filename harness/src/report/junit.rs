//! The report as JUnit XML, for continuous integration: a suite per backend and variant, a case per test.

use super::{Outcome, Record, Report, cut, row};
use std::fmt::Write;

/// The most bytes of one message.
const MOST_BYTES: usize = 10_000;

/// The XML text.
pub fn render(report: &Report) -> String {
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"xtest\">\n");
    for (name, totals) in report.totals_by(row) {
        let records = || report.records.iter().filter(|record| row(record) == name);
        let seconds = records().map(|record| record.micros).sum::<u64>() as f64 / 1e6;
        let tests = totals.passed + totals.failed + totals.skipped;
        writeln!(
            text,
            "<testsuite name=\"{}\" tests=\"{tests}\" failures=\"{}\" skipped=\"{}\" time=\"{seconds:.3}\">",
            escape(&name),
            totals.failed,
            totals.skipped
        )
        .expect("a String takes all");
        records().for_each(|record| case(record, &mut text));
        text.push_str("</testsuite>\n");
    }
    text.push_str("</testsuites>\n");
    text
}

fn case(record: &Record, text: &mut String) {
    let seconds = record.micros as f64 / 1e6;
    let (area, name) = (escape(&record.area), escape(&record.name));
    write!(text, "<testcase classname=\"{area}\" name=\"{name}\" time=\"{seconds:.6}\"").expect("a String takes all");
    match &record.outcome {
        Outcome::Passed | Outcome::FailedAsExpected(_) => text.push_str("/>\n"),
        Outcome::Skipped(reason) => {
            writeln!(text, "><skipped message=\"{}\"/></testcase>", escape(reason)).expect("a String takes all");
        }
        Outcome::Failed(fault) => {
            let diff = fault.diff.as_deref().unwrap_or_default();
            let next = record.next().unwrap_or_default();
            let body = cut(&format!("{}\n{diff}\nnext: {next}", fault.message), MOST_BYTES);
            let first = fault.message.lines().next().unwrap_or_default();
            writeln!(text, "><failure message=\"{}\">{}</failure></testcase>", escape(first), escape(&body))
                .expect("a String takes all");
        }
    }
}

/// Text for XML; characters that XML cannot hold become a question mark.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            '"' => escaped.push_str("&quot;"),
            '\n' | '\t' => escaped.push(c),
            '\u{fffe}' | '\u{ffff}' => escaped.push('?'),
            c if c < ' ' => escaped.push('?'),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::super::tests::sample;
    use super::*;

    #[test]
    fn every_test_is_a_case_and_all_text_is_escaped() {
        let text = render(&sample());
        assert_eq!(text.matches("<testcase ").count(), 4);
        assert!(
            text.contains("<testsuite name=\"msl/msl23\" tests=\"4\" failures=\"1\" skipped=\"1\" time=\"0.006\">"),
            "{text}"
        );
        assert!(text.contains("<failure message=\"the &lt;output&gt; differs?\">"), "{text}");
        assert!(text.contains("<skipped message=\"a &quot;reason&quot;\"/>"), "{text}");
    }
}
