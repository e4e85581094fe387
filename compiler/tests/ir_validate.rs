//! Runs `testdata/ir/validate/*.ir`: each `; error: rule text` stands on the line that the validator must point at, and nothing else
//! may be reported. A file without such lines must be valid. A `; error: none-line rule text` is for errors that have no line.

use colorfast::diagnostic::SourceFile;
use colorfast::ir;
use std::path::Path;

/// `(line, rule, part of the message)` as the file expects them, in order.
fn expectations(text: &str) -> Vec<(u32, &str, &str)> {
    let lines = (1..).zip(text.lines());
    let marked = lines.filter_map(|(line, text)| Some((line, text.split_once("; error: ")?.1)));
    marked.map(|(line, rest)| (line, rest.split_once(' ').unwrap_or((rest, "")))).map(|(l, (r, m))| (l, r, m)).collect()
}

fn check(path: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let module = ir::text::parse(&text).map_err(|errors| format!("does not parse: {errors:?}"))?;
    let file = SourceFile::new("", &text);
    let errors = ir::validate(&module).err().unwrap_or_default();
    let found: Vec<(u32, &str, &str)> = errors
        .iter()
        .map(|error| (file.location(error.span.start).line, error.rule.id, error.message.as_str()))
        .collect();
    let expected = expectations(&text);
    let same = found.len() == expected.len()
        && found.iter().zip(&expected).all(|(f, e)| f.0 == e.0 && f.1 == e.1 && f.2.contains(e.2));
    if same { Ok(()) } else { Err(format!("expected {expected:#?}, found {found:#?}")) }
}

#[test]
fn the_validator_points_at_the_faulty_line() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata/ir/validate");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(paths.len() >= 20, "the cases are found");
    let failures: Vec<String> =
        paths.iter().filter_map(|path| Some(format!("{}: {}", path.display(), check(path).err()?))).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
