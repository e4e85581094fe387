//! The report as JSON, which `report.schema.json` describes. A change that breaks a reader gets another version.

use colorfast::diagnostic::Diagnostics;
use serde_json::{Value, json};

use super::Report;

/// The version of the format.
const VERSION: u32 = 1;

/// The report.
pub fn value(report: &Report) -> Result<Value, String> {
    let mut files = Vec::with_capacity(report.sources.len());
    for source in &report.sources {
        let mut list = Diagnostics::new();
        source.shown.iter().cloned().for_each(|diagnostic| list.push(diagnostic));
        let answer = colorfast_protocol::answer_of(&source.input.text, &list);
        let diagnostics = serde_json::to_value(answer.diagnostics).map_err(|error| error.to_string())?;
        files.push(json!({ "path": source.input.name, "ok": !source.has_errors, "diagnostics": diagnostics }));
    }
    let counts = report.counts;
    Ok(json!({
        "version": VERSION,
        "tool": { "name": "colorfast", "version": env!("CARGO_PKG_VERSION") },
        "ok": report.is_ok(),
        "errors": counts.errors,
        "warnings": counts.warnings,
        "infos": counts.infos,
        "left_out": counts.left_out,
        "files": files,
    }))
}
