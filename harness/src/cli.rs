//! The command line of `xtest`: what is asked, and what is answered. The run itself is [`crate::session`]'s.

use crate::backends;
use crate::compilers;
use crate::conformance;
use crate::refusals;
use crate::report::summary;
use crate::select::{Selection, Shard};
use crate::serve;
use crate::session::{self, Session};
use crate::settings::{COMPILER_LIMIT, Settings, Validate};
use crate::show;
use crate::tree::Tree;
use clap::Parser;
use libtest_mimic::{Arguments, FormatSetting};
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The exit code of a run that could not begin.
const CANNOT_RUN: u8 = 2;

/// Which program we are.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mode {
    /// `cargo xtest`: builds what it needs.
    Xtest,
    /// Under `cargo test`: uses what is there.
    Suite,
}

/// Discovers, compiles, compares, validates, executes and reports. FILTER is a regular expression on names like
/// `msl/msl23/builtins/numeric/abs.cases.wgsl/abs/i32/literal`. See also: xtest show CASE
#[derive(Parser, Debug)]
#[command(name = "xtest", help_template = "{about}\n\nUSAGE: xtest [OPTIONS] [FILTER]\n\n{all-args}")]
struct Cli {
    #[command(flatten)]
    tests: Arguments,
    /// Compile for these backends only
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    backend: Vec<String>,
    /// Write golden files instead of comparing with them
    #[arg(long, conflicts_with = "shard")]
    bless: bool,
    /// Which outputs to validate: none, those whose verdict is not known, or all
    #[arg(long, value_enum, default_value = "changed")]
    validate: Validate,
    /// Execute the cases of testdata/exec, as a run of everything does by itself
    #[arg(long)]
    exec: bool,
    /// Execute nothing
    #[arg(long, conflicts_with = "exec")]
    no_exec: bool,
    /// Run one of n parts of the tests
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Run only what failed last time
    #[arg(long)]
    rerun_failed: bool,
    /// Write report.json, junit.xml and report.html into this folder
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
    /// Use the tests of this folder: its testdata/ and expectations/, or what its colorfast.toml names
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
    /// Drive this compiler, a known name or `cmd:PROGRAM ARGUMENTS`, instead of our own
    #[arg(long, value_name = "COMPILER")]
    compiler: Option<String>,
    /// The longest that the compiler may take for one request; 20 unless the tree says otherwise
    #[arg(long, value_name = "SECONDS")]
    limit: Option<u64>,
}

/// The whole program.
pub fn main(mode: Mode) -> ExitCode {
    let mut arguments = env::args().skip(1);
    let done = match arguments.next().as_deref() {
        // Hidden: the workers that compile are this program again.
        Some("serve") => match arguments.next().as_deref() {
            None => colorfast_protocol::serve(std::io::stdin().lock(), std::io::stdout().lock())
                .map_err(|error| error.to_string()),
            Some(executor) => serve::serve(executor),
        }
        .map(|()| ExitCode::SUCCESS),
        Some("conformance") => conformance::cli::main().map(|()| ExitCode::SUCCESS),
        Some("report") => conformance::cli::report().map(|()| ExitCode::SUCCESS),
        Some("show") => show::main(arguments.collect()).map(|()| ExitCode::SUCCESS),
        Some("refusals") => refusals::main().map(|()| ExitCode::SUCCESS),
        _ => run_tests(Cli::parse(), mode),
    };
    done.unwrap_or_else(|error| {
        eprintln!("xtest: {error}");
        ExitCode::from(CANNOT_RUN)
    })
}

fn settings(cli: &Cli, mode: Mode) -> Result<Settings, String> {
    let tree = Tree::open(cli.root.clone())?;
    let config = tree.config.clone();
    let exec = executes(cli, mode, &tree);
    if cli.bless && !config.golden {
        return Err(format!(
            "{} says that this tree has no golden files: there is nothing to bless",
            crate::tree::FILE
        ));
    }
    let listed = if cli.backend.is_empty() { &config.backends } else { &cli.backend };
    for name in listed {
        if backends::find(name).is_none() {
            let known: Vec<&str> = backends::BACKENDS.iter().map(|backend| backend.name).collect();
            return Err(format!("there is no backend `{name}`; there are {}", known.join(", ")));
        }
    }
    let wanted = |name: &str| listed.is_empty() || listed.iter().any(|listed| listed == name);
    Ok(Settings {
        tree,
        backends: backends::all().filter(|(backend, _)| wanted(backend.name)).collect(),
        bless: cli.bless,
        validate: cli.validate,
        exec,
        build_workers: mode == Mode::Xtest,
        compiler: compilers::launch(cli.compiler.as_deref().or(config.compiler.as_deref()))?,
        limit: Duration::from_secs(cli.limit.or(config.limit).unwrap_or(COMPILER_LIMIT)),
    })
}

/// Whether cases are executed: where neither flag says, by a run of everything, and by one that names such tests.
fn executes(cli: &Cli, mode: Mode, tree: &Tree) -> bool {
    if cli.exec || cli.no_exec || mode == Mode::Suite || cli.bless || cli.tests.list {
        return cli.exec;
    }
    match &cli.tests.filter {
        Some(filter) => filter.contains("run/"),
        None if cli.rerun_failed => session::failed_last_time(tree).iter().any(|name| name.starts_with("run/")),
        None => cli.backend.is_empty(),
    }
}

fn run_tests(mut cli: Cli, mode: Mode) -> Result<ExitCode, String> {
    let started = Instant::now();
    let settings = settings(&cli, mode)?;
    let selection = selection(&mut cli, &settings.tree)?;
    own_output(&mut cli.tests, &settings.tree);
    let session = Session::prepare(settings, cli.tests.list)?;
    let selected = session.select(&selection);
    if cli.tests.list {
        let _ = session.run(&selected, &cli.tests);
        return Ok(ExitCode::SUCCESS);
    }
    if selected.is_empty() && mode == Mode::Xtest {
        return Err("no test matches; see all with: cargo xtest --list".to_owned());
    }
    let goldens = session.goldens(&selected);
    let (conclusion, context, mut report) = session.run(&selected, &cli.tests);
    let blessed = cli.bless.then(|| session::bless(&context, &goldens, selection.is_all()));
    report.seconds = started.elapsed().as_secs_f64();
    session::remember_failures(&context.settings.tree, &report);
    if let Some(folder) = &cli.report {
        report.write(folder)?;
    }
    let mut text = summary::render(&report);
    if let Some(folder) = &cli.report {
        text.insert_str(0, &format!("report: {}\n", folder.join("report.html").display()));
    }
    let errors = blessed.map_or_else(Vec::new, |blessed| {
        text.insert_str(0, &format!("{blessed}\n"));
        blessed.errors
    });
    // With `--format json` standard output is for a program.
    if cli.tests.format == Some(FormatSetting::Json) {
        eprint!("{text}");
    } else {
        print!("{text}");
    }
    if errors.is_empty() { Ok(conclusion.exit_code()) } else { Err(errors.join("\n")) }
}

/// Takes the filters from libtest-mimic, whose own are plain substrings.
fn selection(cli: &mut Cli, tree: &Tree) -> Result<Selection, String> {
    let filters = cli.tests.filter.take().into_iter().collect();
    let skips = std::mem::take(&mut cli.tests.skip);
    let names = if cli.rerun_failed { Some(session::failed_last_time(tree)) } else { None };
    if names.as_ref().is_some_and(BTreeSet::is_empty) {
        return Err("nothing failed last time".to_owned());
    }
    Ok(Selection::new(filters, skips, cli.tests.exact)?.with_shard(cli.shard).with_names(names))
}

/// Unless a format was asked for, libtest-mimic's output goes to a file and ours is shown.
fn own_output(tests: &mut Arguments, tree: &Tree) {
    let asked = tests.format.is_some() || tests.quiet || tests.logfile.is_some() || tests.list;
    if asked || fs::create_dir_all(tree.cache()).is_err() {
        return;
    }
    tests.logfile = Some(tree.cache().join("tests.log").to_string_lossy().into_owned());
    tests.format = Some(FormatSetting::Terse);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_of_everything_executes_and_one_of_a_part_where_it_is_asked() {
        let folder = tempfile::tempdir().unwrap();
        let executes = |arguments: &[&str], mode: Mode| {
            let cli = Cli::parse_from(["xtest"].iter().chain(arguments));
            let tree = Tree::open(Some(folder.path().to_path_buf())).unwrap();
            executes(&cli, mode, &tree)
        };
        for asked in [&[][..], &["run/interp/"], &["--exact", "run/msl/exec/a.wgsl"], &["--backend", "msl", "--exec"]] {
            assert!(executes(asked, Mode::Xtest), "{asked:?}");
        }
        for asked in [
            &["--no-exec"][..],
            &["builtins/abs"],
            &["--backend", "msl"],
            &["--bless"],
            &["--rerun-failed"],
            &["--list"],
        ] {
            assert!(!executes(asked, Mode::Xtest), "{asked:?}");
        }
        assert!(!executes(&[], Mode::Suite) && executes(&["--exec"], Mode::Suite));
    }
}
