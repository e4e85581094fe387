//! `colorfast fix`: makes the edits that diagnostics suggest, until none is left.

use colorfast::Compiler;
use colorfast::driver::{Fixed, Language};
use std::io::Write;
use std::path::Path;

use crate::arguments::FixArguments;
use crate::input::{self, Input};
use crate::report::{Report, counted};
use crate::run::print;
use crate::sources;

/// Carries out the command. Whether all is well afterwards; with `--check`, whether there is nothing to do.
pub fn run(arguments: &FixArguments) -> Result<bool, String> {
    let mut compiler = Compiler::new();
    let mut left = Report::new(arguments.shown.error_limit);
    let mut is_changed = false;
    for file in sources::files(&arguments.files)? {
        let input = input::read(&file, None)?;
        if input.language != Language::Wgsl {
            return Err(format!("{}: only WGSL can be fixed", input.name));
        }
        let fixed = compiler.fix(&input.text, &arguments.verdict.features(), arguments.maybe_incorrect);
        is_changed |= fixed.text != input.text;
        put(arguments, &file, &input, &fixed)?;
        left.add(input.with_text(fixed.text), fixed.left);
    }
    if arguments.check {
        return Ok(!is_changed);
    }
    left.show(&arguments.shown)?;
    Ok(left.is_ok())
}

/// Says what became of a file, and writes it where that is asked for.
fn put(arguments: &FixArguments, file: &Path, input: &Input, fixed: &Fixed) -> Result<(), String> {
    let is_changed = fixed.text != input.text;
    let mistakes = || counted(fixed.count, "mistake");
    if arguments.diff {
        print(&colorfast_diff::patch(&input.name, &input.text, &fixed.text))?;
    }
    if arguments.check {
        if is_changed {
            eprintln!("{}: {} to fix", input.name, mistakes());
        }
    } else if arguments.diff {
        // Printed above, and nothing else.
    } else if file.as_os_str() == "-" {
        print(&fixed.text)?;
    } else if is_changed {
        write_whole(file, &fixed.text).map_err(|error| format!("{}: {error}", input.name))?;
        eprintln!("{}: fixed {}", input.name, mistakes());
    }
    Ok(())
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
