//! Diagnostics as people read them: the line, what is marked in it, the rule, the notes.

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Patch, Renderer, Snippet};
use colorfast::diagnostic::{Diagnostic, Severity, Span, Suggestion};

use super::{Report, counted};
use crate::input::Input;

/// Draws all diagnostics, and says how many were left out, and how many there are where files are several.
pub fn text(report: &Report, colour: bool) -> String {
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    let mut text = String::new();
    for source in &report.sources {
        for diagnostic in &source.shown {
            text.push_str(&renderer.render(&drawn(&source.input, diagnostic)));
            text.push_str("\n\n");
        }
    }
    let counts = report.counts;
    if counts.left_out > 0 {
        text.push_str(&format!("and {} more\n", counts.left_out));
    }
    let words = counts.in_words();
    if report.sources.len() > 1 && !words.is_empty() {
        text.push_str(&format!("{}: {words}\n", counted(report.sources.len(), "file")));
    }
    text
}

fn drawn<'a>(input: &'a Input, diagnostic: &'a Diagnostic) -> Vec<Group<'a>> {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Info => Level::INFO,
    };
    let title = level.primary_title(diagnostic.message.as_str()).id(diagnostic.rule.id);
    let mut snippet = Snippet::source(input.text.as_str()).path(input.name.as_str());
    let mut has_place = false;
    if let Some(range) = range(input, diagnostic.span) {
        snippet = snippet.annotation(AnnotationKind::Primary.span(range));
        has_place = true;
    }
    for note in &diagnostic.notes {
        if let Some(range) = range(input, note.span) {
            snippet = snippet.annotation(AnnotationKind::Context.span(range).label(note.message.as_str()));
            has_place = true;
        }
    }
    let mut group = match has_place {
        true => title.element(snippet),
        // Nothing of a binary form can be drawn, but which file it is can be said.
        false if input.text.is_empty() => Group::with_title(title).element(Origin::path(input.name.as_str())),
        false => Group::with_title(title),
    };
    for note in diagnostic.notes.iter().filter(|note| note.span.is_none()) {
        group = group.element(Level::NOTE.message(note.message.as_str()));
    }
    let suggestions = diagnostic.suggestions.iter().map(|suggestion| with_edits(input, suggestion));
    std::iter::once(group).chain(suggestions).collect()
}

/// A suggestion, and the lines as they are with it.
fn with_edits<'a>(input: &'a Input, suggestion: &'a Suggestion) -> Group<'a> {
    let mut snippet = Snippet::source(input.text.as_str()).path(input.name.as_str());
    for edit in &suggestion.edits {
        if let Some(range) = range(input, edit.span) {
            snippet = snippet.patch(Patch::new(range, edit.replacement.as_str()));
        }
    }
    Level::HELP.secondary_title(suggestion.label.as_str()).element(snippet)
}

/// The bytes of a span within the text, at character boundaries.
fn range(input: &Input, span: Span) -> Option<std::ops::Range<usize>> {
    if span.is_none() {
        return None;
    }
    let floor = |at: u32| {
        let mut at = (at as usize).min(input.text.len());
        while !input.text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    Some(floor(span.start)..floor(span.end).max(floor(span.start)))
}
