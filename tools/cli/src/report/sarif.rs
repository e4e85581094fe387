//! The report in the Static Analysis Results Interchange Format, version 2.1.0, which code scanning reads.
//!
//! <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>

use colorfast::diagnostic::{Applicability, Diagnostic, Severity, SourceFile, Span, Suggestion};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Component, Path};

use super::Report;
use crate::explain;

const SCHEMA: &str = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// The rules that results name, by id, with their place in the list of rules.
type Rules<'a> = BTreeMap<&'a str, usize>;

/// The report: one run of one tool.
pub fn value(report: &Report) -> Value {
    let mut rules = Rules::new();
    for diagnostic in report.sources.iter().flat_map(|source| &source.shown) {
        rules.insert(diagnostic.rule.id, 0);
    }
    rules.values_mut().enumerate().for_each(|(index, place)| *place = index);
    let artifacts: Vec<Value> =
        report.sources.iter().map(|source| json!({ "location": { "uri": uri(&source.input.name) } })).collect();
    let results = report.sources.iter().enumerate().flat_map(|(index, source)| {
        let artifact = json!({ "uri": uri(&source.input.name), "index": index });
        let place = Place { file: SourceFile::new(&source.input.name, &source.input.text), artifact };
        source.shown.iter().map(|diagnostic| result(&place, &rules, diagnostic)).collect::<Vec<_>>()
    });
    json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "colorfast",
                "version": env!("CARGO_PKG_VERSION"),
                "informationUri": env!("CARGO_PKG_REPOSITORY"),
                "rules": rules.keys().map(|id| rule(id)).collect::<Vec<_>>(),
            } },
            "columnKind": "unicodeCodePoints",
            "artifacts": artifacts,
            "results": results.collect::<Vec<_>>(),
            "properties": { "leftOut": report.counts.left_out },
        }],
    })
}

/// What a rule says, as `colorfast explain` has it.
fn rule(id: &str) -> Value {
    let Some(section) = explain::section(id) else { return json!({ "id": id }) };
    let body = section.split_once('\n').map_or("", |(_, body)| body.trim());
    let summary = body.lines().next().unwrap_or_default();
    json!({
        "id": id,
        "shortDescription": { "text": summary },
        "help": { "text": body, "markdown": body },
    })
}

/// A file and its entry in the list of artifacts.
struct Place<'a> {
    file: SourceFile<'a>,
    artifact: Value,
}

impl Place<'_> {
    fn region(&self, span: Span) -> Value {
        let (start, end) = (self.file.location(span.start), self.file.location(span.end));
        json!({
            "startLine": start.line, "startColumn": start.column, "endLine": end.line, "endColumn": end.column,
        })
    }

    fn location(&self, span: Span) -> Value {
        let mut physical = json!({ "artifactLocation": self.artifact });
        if !span.is_none() {
            physical["region"] = self.region(span);
        }
        json!({ "physicalLocation": physical })
    }

    fn fix(&self, suggestion: &Suggestion) -> Value {
        let replacements = suggestion.edits.iter().map(
            |edit| json!({ "deletedRegion": self.region(edit.span), "insertedContent": { "text": edit.replacement } }),
        );
        json!({
            "description": { "text": suggestion.label },
            "artifactChanges": [{
                "artifactLocation": self.artifact,
                "replacements": replacements.collect::<Vec<_>>(),
            }],
        })
    }
}

fn result(place: &Place<'_>, rules: &Rules<'_>, diagnostic: &Diagnostic) -> Value {
    let level = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Info => "note",
    };
    let remarks = diagnostic.notes.iter().filter(|note| note.span.is_none());
    let text = remarks.fold(diagnostic.message.clone(), |text, note| text + "\n" + &note.message);
    let mut result = json!({
        "ruleId": diagnostic.rule.id,
        "ruleIndex": rules[diagnostic.rule.id],
        "level": level,
        "message": { "text": text },
        "locations": [place.location(diagnostic.span)],
    });
    let placed = diagnostic.notes.iter().filter(|note| !note.span.is_none());
    let related: Vec<Value> = placed
        .map(|note| {
            let mut location = place.location(note.span);
            location["message"] = json!({ "text": note.message });
            location
        })
        .collect();
    if !related.is_empty() {
        result["relatedLocations"] = related.into();
    }
    // A reader applies what it finds: only what is safe.
    let safe = diagnostic.suggestions.iter().filter(|suggestion| suggestion.applicability == Applicability::Safe);
    let fixes: Vec<Value> = safe.map(|suggestion| place.fix(suggestion)).collect();
    if !fixes.is_empty() {
        result["fixes"] = fixes.into();
    }
    result
}

/// The path of a file as a reference: relative as it is named, or `file:` where it starts at the root.
fn uri(name: &str) -> String {
    let path = Path::new(name);
    let parts: Vec<String> = path
        .components()
        .filter_map(|component| match component {
            Component::Normal(part) => Some(escaped(&part.to_string_lossy())),
            Component::ParentDir => Some("..".to_owned()),
            Component::Prefix(prefix) => Some(escaped(&prefix.as_os_str().to_string_lossy())),
            Component::RootDir | Component::CurDir => None,
        })
        .collect();
    let joined = parts.join("/");
    if path.has_root() { format!("file:///{joined}") } else { joined }
}

/// A part of a path with what has a meaning in references escaped.
fn escaped(part: &str) -> String {
    let keeps = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    part.bytes().map(|byte| if keeps(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_references() {
        assert_eq!(uri("./a b/ü.wgsl"), "a%20b/%C3%BC.wgsl");
        assert_eq!(uri("/tmp/x.wgsl"), "file:///tmp/x.wgsl");
        assert_eq!(uri("../x.wgsl"), "../x.wgsl");
    }
}
