//! The command line of `xtest`: what is asked, and the order in which a run does it.

use crate::backends;
use crate::inputs;
use crate::plan::{self, Plan};
use crate::pool::Pool;
use crate::report::{Report, summary};
use crate::run;
use crate::select::{Selection, Shard};
use crate::settings::{COMPILER_LIMIT, Settings, Tree, Validate};
use crate::show;
use crate::status::{self, Facts};
use crate::steps::Context;
use crate::steps::execute::Executor;
use crate::steps::validate::Validators;
use clap::Parser;
use colorfast_protocol::{Launch, Request, Response};
use libtest_mimic::{Arguments, FormatSetting};
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
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
/// `msl/msl23/builtins/abs.cases.wgsl/abs/i32/literal`. See also: xtest show CASE
#[derive(Parser, Debug)]
#[command(name = "xtest", help_template = "{about}\n\nUSAGE: xtest [OPTIONS] [FILTER]\n\n{all-args}")]
struct Cli {
    #[command(flatten)]
    trials: Arguments,
    /// Compile for these backends only
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    backend: Vec<String>,
    /// Write golden files instead of comparing with them
    #[arg(long, conflicts_with = "shard")]
    bless: bool,
    /// Which outputs to validate: none, those whose verdict is not known, or all
    #[arg(long, value_enum, default_value = "changed")]
    validate: Validate,
    /// Execute the cases of testdata/exec
    #[arg(long)]
    exec: bool,
    /// Run one of n parts of the trials
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Run only what failed last time
    #[arg(long)]
    rerun_failed: bool,
    /// Write report.json, junit.xml and report.html into this folder
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
    /// Use the testdata/ and expectations/ of this folder
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
    /// Drive this compiler, `cmd:PROGRAM ARGUMENTS`, instead of our own
    #[arg(long, value_name = "COMPILER")]
    compiler: Option<String>,
    /// The longest that the compiler may take for one request
    #[arg(long, value_name = "SECONDS", default_value_t = COMPILER_LIMIT)]
    limit: u64,
}

/// The whole program.
pub fn main(mode: Mode) -> ExitCode {
    let mut arguments = env::args().skip(1);
    let done = match arguments.next().as_deref() {
        // Hidden: the workers that compile are this program again.
        Some("serve") => colorfast_protocol::serve(std::io::stdin().lock(), std::io::stdout().lock())
            .map(|()| ExitCode::SUCCESS)
            .map_err(|error| error.to_string()),
        Some("show") => show::main(arguments.collect()).map(|()| ExitCode::SUCCESS),
        _ => run_trials(Cli::parse(), mode),
    };
    done.unwrap_or_else(|error| {
        eprintln!("xtest: {error}");
        ExitCode::from(CANNOT_RUN)
    })
}

/// The compiler that `--compiler` names, or this program as a worker.
pub fn compiler(text: Option<&str>) -> Result<Launch, String> {
    let Some(text) = text else {
        let ours = env::current_exe().map_err(|error| format!("cannot find this program: {error}"))?;
        return Ok(Launch::new(ours, &["serve"]));
    };
    let command = text.strip_prefix("cmd:").ok_or_else(|| format!("`{text}` is not `cmd:PROGRAM ARGUMENTS`"))?;
    let words: Vec<&str> = command.split_whitespace().collect();
    let (program, arguments) = words.split_first().ok_or("`cmd:` needs a program")?;
    Ok(Launch::new(*program, arguments))
}

fn settings(cli: &Cli, mode: Mode) -> Result<Settings, String> {
    for name in &cli.backend {
        if backends::find(name).is_none() {
            let known: Vec<&str> = backends::BACKENDS.iter().map(|backend| backend.name).collect();
            return Err(format!("there is no backend `{name}`; there are {}", known.join(", ")));
        }
    }
    let wanted = |name: &str| cli.backend.is_empty() || cli.backend.iter().any(|listed| listed == name);
    Ok(Settings {
        tree: Tree::new(cli.root.clone()),
        backends: backends::all().filter(|(backend, _)| wanted(backend.name)).collect(),
        bless: cli.bless,
        validate: cli.validate,
        exec: cli.exec,
        build_workers: mode == Mode::Xtest,
        compiler: compiler(cli.compiler.as_deref())?,
        limit: Duration::from_secs(cli.limit),
    })
}

fn run_trials(mut cli: Cli, mode: Mode) -> Result<ExitCode, String> {
    let started = Instant::now();
    let settings = settings(&cli, mode)?;
    let files = inputs::discover(&settings.tree.testdata())?;
    let executor = settings.exec.then(|| Executor::start(&settings));
    let mut plan = plan::plan(&settings, &files, executor.as_ref().map(Result::as_ref));
    let device = executor.as_ref().map(|executor| match executor {
        Ok(executor) => Ok(format!("{} ({})", executor.adapter.name, executor.adapter.driver)),
        Err(missing) => Err((missing.why.clone(), missing.install.clone())),
    });
    let context = Arc::new(Context {
        compilers: Pool::new(settings.compiler.clone(), settings.limit),
        validators: Validators::new(&settings),
        executor: executor.and_then(Result::ok),
        settings,
    });
    let listing = cli.trials.list;
    let mut name = String::new();
    if !listing {
        let hello = hello(&context)?;
        plan.skip_unwritten(hello.targets.as_deref());
        name = [hello.name, hello.version].map(Option::unwrap_or_default).join(" ");
    }
    let complete = cli.backend.is_empty() && cli.exec;
    plan.apply_status(&read_status(&context.settings.tree)?, &facts(&context), complete);
    let selection = selection(&mut cli, &context.settings.tree)?;
    let selected = select(&plan, &selection);
    if selected.is_empty() && mode == Mode::Xtest && !listing {
        return Err("no trial matches; see all with: cargo xtest --list".to_owned());
    }
    let goldens = goldens(&plan, &selected);
    own_output(&mut cli.trials, &context.settings.tree);
    let (conclusion, records) = run::run(&context, plan, &selected, &cli.trials);
    if listing {
        return Ok(ExitCode::SUCCESS);
    }
    let blessed = cli.bless.then(|| {
        let folder = |&(backend, variant): &(&backends::Backend, &backends::Variant)| {
            context.settings.tree.expectations().join(backend.name).join(variant.name)
        };
        let folders: Vec<PathBuf> = context.settings.backends.iter().map(folder).collect();
        run::write_blessed(&goldens, &folders, selection.is_all())
    });
    let counts = context.compilers.counts();
    let report = Report {
        records,
        validation: context.validators.tallies(),
        device,
        compiler: name,
        crashes: counts.crashes + counts.hangs,
        seconds: started.elapsed().as_secs_f64(),
    };
    remember_failures(&context.settings.tree, &report);
    if let Some(folder) = &cli.report {
        report.write(folder)?;
        println!("report: {}", folder.join("report.html").display());
    }
    let mut errors = Vec::new();
    if let Some(blessed) = blessed {
        println!(
            "blessed: {} golden files written, {} removed; review: git diff expectations",
            blessed.written, blessed.removed
        );
        errors = blessed.errors;
    }
    let text = summary::render(&report);
    // With `--format json` standard output is for a program.
    if cli.trials.format == Some(FormatSetting::Json) {
        eprint!("{text}")
    } else {
        print!("{text}")
    }
    if errors.is_empty() { Ok(conclusion.exit_code()) } else { Err(errors.join("\n")) }
}

fn read_status(tree: &Tree) -> Result<Vec<status::Line>, String> {
    let path = tree.expectations().join("status.txt");
    match fs::read_to_string(&path) {
        Ok(text) => status::parse(&text).map_err(|problems| format!("{}: {}", tree.shown(&path), problems.join("; "))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(format!("cannot read {}: {error}", path.display())),
    }
}

/// What the conditions of status lines are held against, whatever the trial.
fn facts(context: &Context) -> Facts {
    let mut facts =
        vec![("os", env::consts::OS.to_owned()), ("validator", context.validators.spirv_version().to_owned())];
    if let Some(executor) = &context.executor {
        facts.push(("executor", executor.adapter.name.clone()));
        facts.push(("driver", executor.adapter.driver.clone()));
    }
    facts
}

/// Takes the filters from libtest-mimic, whose own are plain substrings.
fn selection(cli: &mut Cli, tree: &Tree) -> Result<Selection, String> {
    let filters = cli.trials.filter.take().into_iter().collect();
    let skips = std::mem::take(&mut cli.trials.skip);
    let names = if cli.rerun_failed { Some(failed_last_time(tree)) } else { None };
    if names.as_ref().is_some_and(BTreeSet::is_empty) {
        return Err("nothing failed last time".to_owned());
    }
    Ok(Selection::new(filters, skips, cli.trials.exact)?.with_shard(cli.shard).with_names(names))
}

fn select(plan: &Plan, selection: &Selection) -> BTreeSet<usize> {
    let trials = plan.trials.iter().enumerate();
    trials.filter(|(_, trial)| selection.selects(&trial.name)).map(|(index, _)| index).collect()
}

/// The golden files that selected trials use, and whether all trials of each were selected.
fn goldens(plan: &Plan, selected: &BTreeSet<usize>) -> Vec<(Arc<crate::golden::GoldenFile>, bool)> {
    let uses = plan.goldens.iter().map(|(golden, trials)| {
        let count = trials.iter().filter(|trial| selected.contains(trial)).count();
        (golden, count, trials.len())
    });
    uses.filter(|&(_, count, _)| count > 0).map(|(golden, count, all)| (Arc::clone(golden), count == all)).collect()
}

/// Unless a format was asked for, libtest-mimic's output goes to a file and ours is shown.
fn own_output(trials: &mut Arguments, tree: &Tree) {
    let asked = trials.format.is_some() || trials.quiet || trials.logfile.is_some() || trials.list;
    if asked || fs::create_dir_all(tree.cache()).is_err() {
        return;
    }
    trials.logfile = Some(tree.cache().join("trials.log").to_string_lossy().into_owned());
    trials.format = Some(FormatSetting::Terse);
}

/// Makes sure that the compiler answers at all, and hears which it is.
fn hello(context: &Context) -> Result<Response, String> {
    let hello = context.compilers.with(|compiler| compiler.request(Request::new("hello")));
    hello.map_err(|failure| format!("the compiler {failure}"))
}

fn failed_last_time(tree: &Tree) -> BTreeSet<String> {
    let text = fs::read_to_string(tree.cache().join("failed.txt")).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

/// Updates the list of failures: what was run now is known anew, the rest stays.
fn remember_failures(tree: &Tree, report: &Report) {
    let mut failed = failed_last_time(tree);
    for record in &report.records {
        if record.fault().is_some() {
            failed.insert(record.name.clone());
        } else {
            failed.remove(&record.name);
        }
    }
    let text: String = failed.iter().map(|name| format!("{name}\n")).collect();
    if let Err(error) = crate::golden::write_atomically(&tree.cache().join("failed.txt"), text.as_bytes()) {
        eprintln!("xtest: --rerun-failed will not know of this run: {error}");
    }
}
