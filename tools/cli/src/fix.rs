//! `colorfast fix`: makes the edits that diagnostics suggest, until none is left.

use colorfast::Compiler;
use colorfast::diagnostic::{self, Applicability, Diagnostics, Edit};
use colorfast::driver::Language;
use colorfast::sem::Features;
use std::io::Write;
use std::path::Path;

use crate::arguments::FixArguments;
use crate::input::{self, Input};
use crate::run::{print, show};
use crate::sources;

/// One edit may make another possible; a text that still changes after so many rounds is left as it is then.
const MAX_ROUNDS: usize = 64;

/// A text after its mistakes were mended.
struct Fixed {
    text: String,
    /// How many suggestions were followed.
    count: usize,
    /// What is still said of it.
    left: Diagnostics,
}

/// Carries out the command. Whether all is well afterwards; with `--check`, whether there is nothing to do.
pub fn run(arguments: &FixArguments) -> Result<bool, String> {
    let mut compiler = Compiler::new();
    let mut is_well = true;
    for file in sources::files(&arguments.files)? {
        let input = input::read(&file, None)?;
        if input.language != Language::Wgsl {
            return Err(format!("{}: only WGSL can be fixed", input.name));
        }
        let fixed = fixed(&mut compiler, &input.text, arguments.maybe_incorrect);
        is_well &= report(arguments, &file, input, fixed)?;
    }
    Ok(is_well)
}

/// Follows the suggestions of a text until none that may be followed is left.
fn fixed(compiler: &mut Compiler, source: &str, maybe_incorrect: bool) -> Fixed {
    let mut fixed = Fixed { text: source.to_owned(), count: 0, left: compiler.check(source, &Features::all()) };
    for _ in 0..MAX_ROUNDS {
        let (count, edits) = compatible_edits(&fixed.left, maybe_incorrect);
        if edits.is_empty() {
            break;
        }
        fixed.text = diagnostic::apply(&fixed.text, &edits);
        fixed.count += count;
        fixed.left = compiler.check(&fixed.text, &Features::all());
    }
    fixed
}

/// The first suggestion of each diagnostic, as far as they can be followed together: how many, and their edits in order.
fn compatible_edits(diagnostics: &Diagnostics, maybe_incorrect: bool) -> (usize, Vec<Edit>) {
    let may_follow = |applicability| maybe_incorrect || applicability == Applicability::Safe;
    let (mut count, mut edits): (usize, Vec<Edit>) = (0, Vec::new());
    for diagnostic in diagnostics.iter() {
        let Some(suggestion) = diagnostic.suggestions.first().filter(|first| may_follow(first.applicability)) else {
            continue;
        };
        let conflicts = |edit: &Edit| edits.iter().any(|other| other.conflicts_with(edit));
        if !suggestion.edits.iter().any(conflicts) {
            count += 1;
            edits.extend(suggestion.edits.iter().cloned());
        }
    }
    edits.sort_by_key(|edit| (edit.span.start, edit.span.end));
    (count, edits)
}

/// Says what became of a file, and writes it where that is asked for.
fn report(arguments: &FixArguments, file: &Path, input: Input, fixed: Fixed) -> Result<bool, String> {
    let is_changed = fixed.text != input.text;
    if arguments.diff {
        print(&colorfast_diff::patch(&input.name, &input.text, &fixed.text))?;
    }
    if arguments.check {
        if is_changed {
            eprintln!("{}: {} to fix", input.name, mistakes(fixed.count));
        }
        return Ok(!is_changed);
    }
    let is_stdin = file.as_os_str() == "-";
    if is_stdin && !arguments.diff {
        print(&fixed.text)?;
    } else if is_changed && !arguments.diff {
        write_whole(file, &fixed.text).map_err(|error| format!("{}: {error}", input.name))?;
        eprintln!("{}: fixed {}", input.name, mistakes(fixed.count));
    }
    let is_valid = !fixed.left.has_errors();
    show(&arguments.shown, &Input { text: fixed.text, ..input }, &fixed.left)?;
    Ok(is_valid)
}

fn mistakes(count: usize) -> String {
    format!("{count} mistake{}", if count == 1 { "" } else { "s" })
}

/// Writes a file whole or not at all: beside it first, then in its place. A link stays one.
fn write_whole(file: &Path, text: &str) -> std::io::Result<()> {
    let file = file.canonicalize()?;
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let beside = file.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let written = (|| {
        let mut output = std::fs::OpenOptions::new().write(true).create_new(true).open(&beside)?;
        output.write_all(text.as_bytes())?;
        output.sync_all()?;
        std::fs::set_permissions(&beside, std::fs::metadata(&file)?.permissions())?;
        std::fs::rename(&beside, &file)
    })();
    if written.is_err() {
        // What matters is the first error.
        let _ = std::fs::remove_file(&beside);
    }
    written
}
