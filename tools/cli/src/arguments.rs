//! The command line's arguments.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use colorfast::sem::{Features, Interpretation};
use std::path::PathBuf;

use crate::run_shader::RunArguments;

/// A WGSL compiler: checks shaders, and compiles them to SPIR-V, MSL, HLSL or WGSL.
#[derive(Parser)]
#[command(version, about)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    /// Say what is wrong with shaders.
    Check(CheckArguments),
    /// Mend what is old or foreign in shaders, and whatever else has a safe edit.
    Fix(FixArguments),
    /// Compile a shader.
    Compile {
        /// Where the shader is.
        #[command(flatten)]
        input: InputArguments,
        /// The language to compile to; `colorfast options` lists them.
        #[arg(short, long)]
        target: String,
        /// Where the output goes; otherwise to standard output.
        #[arg(short, long)]
        output: Option<PathBuf>,
        /// Keep this entry point only.
        #[arg(short, long)]
        entry_point: Option<String>,
        /// The value of an override, by name or id; may be given several times.
        #[arg(short = 'D', long = "constant", value_name = "NAME=VALUE")]
        constants: Vec<String>,
        /// An option of the target; may be given several times. `colorfast options` lists them.
        #[arg(short = 'O', long = "option", value_name = "NAME=VALUE")]
        options: Vec<String>,
    },
    /// Print the IR of a shader.
    Ir {
        /// Where the shader is.
        #[command(flatten)]
        input: InputArguments,
        /// The point of the compilation at which it is printed: `lowered`, or a target as whose printer is given it.
        #[arg(long, default_value = LOWERED)]
        stage: String,
        /// Run this transform, such as 'robustness(values=false)'; may be given several times, and may name several.
        #[arg(long = "transform", value_name = "NAME")]
        transforms: Vec<String>,
        /// Print each instruction's source span.
        #[arg(long)]
        loc: bool,
        /// Write the binary form, which every command reads in the place of a shader.
        #[arg(long, conflicts_with = "loc")]
        binary: bool,
        /// The file to write; standard output without it.
        #[arg(short, long)]
        output: Option<PathBuf>,
    },
    /// Say what a host must know of a shader: entry points, bindings, overrides, inputs and outputs.
    Inspect {
        /// Where the shader is.
        #[command(flatten)]
        input: InputArguments,
        /// Say it in JSON; diagnostics too.
        #[arg(long)]
        json: bool,
        /// The value of an override, by name or id; may be given several times.
        #[arg(short = 'D', long = "constant", value_name = "NAME=VALUE")]
        constants: Vec<String>,
    },
    /// Run a shader without a device, a dispatch or a draw, and print what it wrote.
    Run(Box<RunArguments>),
    /// Say what a rule means, with a program that breaks it and one that does not.
    Explain {
        /// The rule, as a diagnostic names it; without one, all are listed.
        rule: Option<String>,
    },
    /// List the options of a target, or of all.
    Options {
        /// The target.
        target: Option<String>,
    },
    /// Speak the compiler protocol: JSON requests on standard input, answers on standard output, a line each.
    Serve,
}

/// What the IR is before any target has asked for something: as lowered from the source, or read from IR text.
pub const LOWERED: &str = "lowered";

/// Where a shader comes from, whose verdict counts, and how what is said of it is shown.
#[derive(Clone, Args)]
pub struct InputArguments {
    /// The shader's file; `-` is standard input.
    #[arg(default_value = "-")]
    pub file: PathBuf,
    /// The language of the input: wgsl, wsl or ir; otherwise told from the file's name.
    #[arg(short, long)]
    pub language: Option<String>,
    /// Whose verdict counts.
    #[command(flatten)]
    pub verdict: VerdictArguments,
    /// How what is said of it is shown.
    #[command(flatten)]
    pub shown: ShownArguments,
}

/// Whose verdict counts.
#[derive(Copy, Clone, Args)]
pub struct VerdictArguments {
    /// Whose verdict counts where the letter of the specification and what browsers accept differ.
    #[arg(long, value_name = "WHOSE", default_value = Interpretation::Browsers.name(), value_parser = interpretation())]
    interpretation: Interpretation,
}

impl VerdictArguments {
    /// All features, with this verdict.
    pub const fn features(self) -> Features {
        Features::all().with_interpretation(self.interpretation)
    }
}

/// Reads an interpretation's name.
fn interpretation() -> impl TypedValueParser<Value = Interpretation> {
    let named = |name: String| Interpretation::from_name(&name).ok_or("there is no such interpretation");
    PossibleValuesParser::new(Interpretation::ALL.map(Interpretation::name)).try_map(named)
}

/// How diagnostics are shown.
#[derive(Copy, Clone, Args)]
pub struct ShownArguments {
    /// How diagnostics are shown.
    #[arg(long, value_enum, default_value_t = Format::Human)]
    pub format: Format,
    /// Whether diagnostics are coloured.
    #[arg(long, value_enum, default_value_t = Colour::Auto)]
    pub color: Colour,
    /// Show at most so many diagnostics, and the count of the others; 0 shows all that the compiler keeps.
    #[arg(long, default_value_t = 64, value_name = "N")]
    pub error_limit: usize,
}

/// What is checked.
#[derive(Clone, Args)]
pub struct CheckArguments {
    /// The shaders' files, and folders of `.wgsl` files; `-` is standard input.
    #[arg(default_value = "-")]
    pub files: Vec<PathBuf>,
    /// The language of the inputs: wgsl, wsl or ir; otherwise told from their names.
    #[arg(short, long)]
    pub language: Option<String>,
    /// Whose verdict counts.
    #[command(flatten)]
    pub verdict: VerdictArguments,
    /// Which lints are asked for.
    #[command(flatten)]
    pub lints: LintArguments,
    /// How diagnostics are shown.
    #[command(flatten)]
    pub shown: ShownArguments,
}

/// Levels of lints, over those of `colorfast.toml`. What names one lint decides over what names a group; then the graver level does.
#[derive(Clone, Args)]
pub struct LintArguments {
    /// Say nothing of what a lint, or a group of them, finds: unused, suspicious, pedantic or all; may be given several times.
    #[arg(long, value_name = "LINT")]
    pub allow: Vec<String>,
    /// Warn of what a lint or group finds; may be given several times.
    #[arg(long, value_name = "LINT")]
    pub warn: Vec<String>,
    /// Make an error of what a lint or group finds; may be given several times.
    #[arg(long, value_name = "LINT")]
    pub deny: Vec<String>,
}

/// What is fixed, and what becomes of it.
#[derive(Clone, Args)]
pub struct FixArguments {
    /// The shaders' files, and folders of `.wgsl` files; `-` is standard input, whose text goes to standard output.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Write nothing: fail where there is something to fix.
    #[arg(long)]
    pub check: bool,
    /// Write nothing: print what would change, as a patch.
    #[arg(long)]
    pub diff: bool,
    /// Make edits too that may mean something else than the author wrote.
    #[arg(long)]
    pub maybe_incorrect: bool,
    /// Whose verdict counts.
    #[command(flatten)]
    pub verdict: VerdictArguments,
    /// How what is left is shown.
    #[command(flatten)]
    pub shown: ShownArguments,
}

/// In which form diagnostics are shown.
#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Human,
    /// As JSON on one line, which `report.schema.json` describes.
    Json,
    /// As SARIF 2.1.0, for code scanning.
    Sarif,
    /// As annotations of GitHub's workflows.
    Github,
}

/// Whether diagnostics are coloured.
#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
pub enum Colour {
    /// On a terminal.
    Auto,
    /// Yes.
    Always,
    /// No.
    Never,
}
