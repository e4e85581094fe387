//! The report as workflow commands of GitHub, which shows them beside the lines of a change.

use colorfast::diagnostic::{Diagnostic, Severity, SourceFile};

use super::{Report, Source};

/// A line for each diagnostic.
pub fn text(report: &Report) -> String {
    let lines = report.sources.iter().flat_map(|source| {
        let file = SourceFile::new(&source.input.name, &source.input.text);
        source.shown.iter().map(move |diagnostic| line(source, &file, diagnostic))
    });
    let mut text: String = lines.collect();
    if report.counts.left_out > 0 {
        text += &format!("::notice::{} more diagnostics are left out\n", report.counts.left_out);
    }
    text
}

fn line(source: &Source, file: &SourceFile<'_>, diagnostic: &Diagnostic) -> String {
    let level = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Info => "notice",
    };
    let mut place = format!("file={}", property(&source.input.name));
    if !diagnostic.span.is_none() {
        let (start, end) = (file.location(diagnostic.span.start), file.location(diagnostic.span.end));
        place += &format!(",line={},endLine={}", start.line, end.line);
        // Columns are for what stands on one line.
        if start.line == end.line {
            place += &format!(",col={},endColumn={}", start.column, end.column);
        }
    }
    let mut message = diagnostic.message.clone();
    for note in diagnostic.notes.iter().filter(|note| note.span.is_none()) {
        message += &format!("\nnote: {}", note.message);
    }
    for suggestion in &diagnostic.suggestions {
        message += &format!("\nhelp: {}", suggestion.label);
    }
    format!("::{level} {place},title={}::{}\n", property(diagnostic.rule.id), data(&message))
}

/// A message with what ends it escaped.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// A property with what ends it escaped.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
