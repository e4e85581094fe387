//! Runs public WGSL shaders, which were not written for this project, through every target with validation.
//!
//! The shaders stay outside the repository: `list.txt` names each by repository, commit, path and SHA-256. They are taken from a
//! folder of checkouts, or downloaded, and laid out as a tree of tests without golden files, which `xtest` then runs.

mod list;
mod obtain;
mod tree;

use clap::Parser;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

/// Runs the public shaders of tools/real-shaders/list.txt through all targets, with validation.
#[derive(Parser, Debug)]
#[command(name = "cargo xtask real-shaders")]
struct Cli {
    /// A folder of checkouts, OWNER/NAME, OWNER+NAME or NAME each; without it the shaders are downloaded with curl
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
    /// Where the tree is laid out and downloads are kept
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Another list
    #[arg(long, value_name = "FILE", default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/list.txt"))]
    list: PathBuf,
    /// Print the rows of the list for these files, `OWNER/NAME COMMIT PATH` each, and run nothing
    #[arg(long, num_args = 3, value_names = ["REPOSITORY", "COMMIT", "PATH"])]
    row: Vec<String>,
    /// Arguments for xtest
    #[arg(last = true)]
    xtest: Vec<String>,
}

fn main() -> ExitCode {
    run(&Cli::parse()).unwrap_or_else(|error| {
        eprintln!("real-shaders: {error}");
        ExitCode::from(2)
    })
}

fn run(cli: &Cli) -> Result<ExitCode, String> {
    if let [repository, commit, path] = &cli.row[..] {
        let shader = list::Shader::unhashed(repository, commit, path);
        println!("{}", list::row(&shader, &obtain::bytes(&shader, cli.from.as_deref())?));
        return Ok(ExitCode::SUCCESS);
    }
    let text = std::fs::read_to_string(&cli.list).map_err(|error| format!("{}: {error}", cli.list.display()))?;
    let shaders = list::parse(&text)?;
    let (found, missing) = tree::lay_out(&shaders, cli.from.as_deref(), &cli.out)?;
    missing.iter().for_each(|why| eprintln!("real-shaders: {why}"));
    println!("{found} of {} shaders are there and have the content that the list names", shaders.len());
    if found == 0 {
        return Err("nothing to run: name a folder of checkouts with --from DIR".to_owned());
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut xtest = Command::new(cargo);
    xtest.args(["run", "--quiet", "--package", "colorfast-harness", "--bin", "xtest", "--", "--root"]);
    let status = xtest.arg(&cli.out).args(&cli.xtest).status().map_err(|error| format!("cannot run xtest: {error}"))?;
    Ok(if status.success() && missing.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
