//! The commands.

use colorfast::Compiler;
use colorfast::diagnostic::Diagnostics;
use colorfast::driver::{Artifact, CommonOptions, Pass, Request, Target, Unit};
use colorfast::ir;
use colorfast::util::OptionValue;
use std::io::{IsTerminal, Write};
use std::path::Path;

use crate::arguments::{Arguments, CheckArguments, Command, Format, InputArguments, LOWERED, ShownArguments};
use crate::explain;
use crate::fix;
use crate::input::{self, Input};
use crate::lints::LintLevels;
use crate::report::Report;
use crate::run_shader;
use crate::sources;

/// Carries out the command; whether the input was accepted.
pub fn run(arguments: &Arguments) -> Result<bool, String> {
    match &arguments.command {
        Command::Check(arguments) => check(arguments),
        Command::Fix(arguments) => fix::run(arguments),
        Command::Compile { input, target, output, entry_point, constants, options } => {
            let target = target_named(target)?;
            let constants = constants.iter().map(|text| constant(text)).collect::<Result<Vec<_>, _>>()?;
            let options = options.iter().map(|text| option(text)).collect::<Result<Vec<_>, _>>()?;
            let request =
                Request { target, entry_point: entry_point.as_deref(), constants: &constants, options: &options };
            compile(input, &request, output.as_deref())
        }
        Command::Ir { input, stage, transforms, loc, binary, output } => {
            let raise = if stage == LOWERED { None } else { Some(Pass::Raise(target_named(stage)?, Vec::new())) };
            let passes = raise.into_iter().chain(Pass::parse_list(&transforms.join(", "))?).collect::<Vec<_>>();
            let form = if *binary { Form::Binary } else { Form::Text { locations: *loc } };
            write_ir(input, &passes, form, output.as_deref())
        }
        Command::Inspect { input, json, constants } => {
            let format = if *json { Format::Json } else { input.shown.format };
            let constants = constants.iter().map(|text| constant(text)).collect::<Result<Vec<_>, _>>()?;
            let shown = ShownArguments { format, ..input.shown };
            inspect(&InputArguments { shown, ..input.clone() }, &constants)
        }
        Command::Run(arguments) => run_shader::run(arguments),
        Command::Explain { rule } => explain_rule(rule.as_deref()),
        Command::Options { target } => list_options(target.as_deref()),
        Command::Serve => {
            let (stdin, stdout) = (std::io::stdin().lock(), std::io::stdout().lock());
            colorfast_protocol::serve(stdin, stdout).map_err(|error| error.to_string())?;
            Ok(true)
        }
    }
}

/// Prints a rule's section, or the rules.
fn explain_rule(rule: Option<&str>) -> Result<bool, String> {
    let text = match rule {
        Some(rule) => explain::section(rule)
            .ok_or_else(|| format!("no rule '{rule}'; `colorfast explain` lists them"))?
            .to_owned(),
        None => explain::sections().map(|(id, _)| id).collect::<Vec<_>>().join("\n"),
    };
    print(&(text + "\n"))?;
    Ok(true)
}

/// The target of a name.
pub fn target_named(name: &str) -> Result<Target, String> {
    let known = || Target::ALL.map(Target::name).join(", ");
    Target::from_name(name).ok_or_else(|| format!("no target '{name}'; there are {}", known()))
}

fn key_value(text: &str) -> Result<(String, &str), String> {
    let (key, value) = text.split_once('=').ok_or_else(|| format!("'{text}' is not NAME=VALUE"))?;
    Ok((key.to_owned(), value))
}

/// A value of an override: `NAME=VALUE`.
pub fn constant(text: &str) -> Result<(String, f64), String> {
    let (name, value) = key_value(text)?;
    let number = match value {
        "true" => 1.0,
        "false" => 0.0,
        _ => value.parse().map_err(|_| format!("'{value}' is not a number, true or false"))?,
    };
    Ok((name, number))
}

fn option(text: &str) -> Result<(String, OptionValue), String> {
    let (name, value) = key_value(text)?;
    Ok((name, OptionValue::Text(value.to_owned())))
}

/// Shows what is said of one source.
pub fn show(arguments: &ShownArguments, input: &Input, diagnostics: &Diagnostics) -> Result<(), String> {
    let mut report = Report::new(arguments.error_limit);
    report.add(input.clone(), diagnostics.clone());
    report.show(arguments)
}

fn check(arguments: &CheckArguments) -> Result<bool, String> {
    let mut compiler = Compiler::new();
    let mut report = Report::new(arguments.shown.error_limit);
    let mut levels = LintLevels::new(&arguments.lints);
    let features = arguments.verdict.features();
    for file in sources::files(&arguments.files)? {
        let input = input::read(&file, arguments.language.as_deref())?;
        let diagnostics = compiler.lint(input.source(), &features, &levels.of(&file)?);
        report.add(input, diagnostics);
    }
    report.show(&arguments.shown)?;
    Ok(report.is_ok())
}

fn compile(arguments: &InputArguments, request: &Request<'_>, output: Option<&Path>) -> Result<bool, String> {
    let input = input::read(&arguments.file, arguments.language.as_deref())?;
    let features = arguments.verdict.features();
    match Compiler::new().compile(input.source(), &features, request, &mut |_| {}) {
        Ok(compilation) => {
            if arguments.shown.format != Format::Human || !compilation.diagnostics.is_empty() {
                show(&arguments.shown, &input, &compilation.diagnostics)?;
            }
            let several = compilation.units.len() > 1;
            for unit in &compilation.units {
                let beside =
                    output.filter(|_| several).map(|path| path.with_extension(unit.file_suffix(request.target)));
                write_unit(unit, beside.as_deref().or(output))?;
            }
            Ok(true)
        }
        Err(diagnostics) => {
            show(&arguments.shown, &input, &diagnostics)?;
            Ok(false)
        }
    }
}

fn inspect(arguments: &InputArguments, constants: &[(String, f64)]) -> Result<bool, String> {
    let input = input::read(&arguments.file, arguments.language.as_deref())?;
    match Compiler::new().inspect(input.source(), &arguments.verdict.features(), constants) {
        Ok(inspection) => {
            let text = match arguments.shown.format {
                Format::Human | Format::Github => inspection.to_string(),
                Format::Json | Format::Sarif => format!("{:#}\n", colorfast_protocol::inspection_json(&inspection)),
            };
            print(&text)?;
            Ok(true)
        }
        Err(diagnostics) => {
            show(&arguments.shown, &input, &diagnostics)?;
            Ok(false)
        }
    }
}

fn write_unit(unit: &Unit, output: Option<&Path>) -> Result<(), String> {
    let bytes = match &unit.artifact {
        Artifact::Text(text) => text.as_bytes().to_vec(),
        Artifact::Words(words) => words.iter().flat_map(|word| word.to_le_bytes()).collect(),
    };
    write_output(&bytes, matches!(unit.artifact, Artifact::Words(_)).then_some("SPIR-V"), output)
}

/// Writes to a file, or to standard output; `binary` names what a terminal could not show.
fn write_output(bytes: &[u8], binary: Option<&str>, output: Option<&Path>) -> Result<(), String> {
    match (output, binary) {
        (Some(path), _) => std::fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display())),
        (None, Some(what)) if std::io::stdout().is_terminal() => Err(format!("{what} is no text: name a file with -o")),
        (None, _) => write(bytes),
    }
}

/// How a module of the IR is written.
enum Form {
    Text { locations: bool },
    Binary,
}

fn write_ir(arguments: &InputArguments, passes: &[Pass], form: Form, output: Option<&Path>) -> Result<bool, String> {
    let input = input::read(&arguments.file, arguments.language.as_deref())?;
    let mut compiler = Compiler::new();
    let transformed = compiler.lower(input.source(), &arguments.verdict.features()).and_then(|mut module| {
        for pass in passes {
            pass.run(&mut compiler, &mut module)?;
        }
        Ok(module)
    });
    match transformed {
        Ok(module) => {
            match form {
                Form::Text { locations } => {
                    let text = ir::text::print(&module, &ir::text::PrintOptions { locations });
                    write_output(text.as_bytes(), None, output)?;
                }
                Form::Binary => write_output(&ir::binary::write(&module), Some("the binary form"), output)?,
            }
            Ok(true)
        }
        Err(diagnostics) => {
            show(&arguments.shown, &input, &diagnostics)?;
            Ok(false)
        }
    }
}

/// Writes to standard output; whoever closes it early has read enough.
pub fn print(text: &str) -> Result<(), String> {
    write(text.as_bytes())
}

fn write(bytes: &[u8]) -> Result<(), String> {
    let mut stdout = std::io::stdout().lock();
    match stdout.write_all(bytes).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(format!("standard output: {error}")),
        _ => Ok(()),
    }
}

fn list_options(target: Option<&str>) -> Result<bool, String> {
    let targets = match target {
        Some(name) => vec![target_named(name)?],
        None => Target::ALL.to_vec(),
    };
    let mut text = String::new();
    let tables = targets.into_iter().map(|target| (target.name(), target.options()));
    for (name, options) in tables.chain([("any target", CommonOptions::TABLE)]) {
        text.push_str(&format!("{name}:\n"));
        for option in options {
            let kind = if option.choices.is_empty() { option.kind.to_owned() } else { option.choices.join("|") };
            text.push_str(&format!("  {}={kind}\n      {}\n", option.name, option.doc.trim()));
        }
    }
    print(&text)?;
    Ok(true)
}
