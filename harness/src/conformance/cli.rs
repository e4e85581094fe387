//! The command lines of `xtest conformance` and `xtest report merge`.

use super::disagreement;
use super::document::Document;
use super::page::Page;
use super::{run, table};
use crate::select::{Selection, Shard};
use crate::settings::{Settings, Validate};
use crate::tree::Tree;
use clap::{Parser, Subcommand};
use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Runs the suite against each compiler named, through the protocol alone. FILTER is a regular expression on names like
/// `check/spec/array-types/count.cases.wgsl/fail` or `compile:msl/e2e/structs/nested.wgsl`.
#[derive(Parser, Debug)]
#[command(name = "xtest conformance")]
struct Cli {
    /// Only the cases whose level and name match
    filter: Option<String>,
    /// A known name, or `cmd:PROGRAM ARGUMENTS`; may be repeated
    #[arg(long, value_name = "COMPILER", required = true)]
    compiler: Vec<String>,
    /// Match the whole of level and name, not a part
    #[arg(long)]
    exact: bool,
    /// Run one of n parts of the suite
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Which outputs to validate: none, those whose verdict is not known, or all
    #[arg(long, value_enum, default_value = "changed")]
    validate: Validate,
    /// Execute nothing
    #[arg(long)]
    no_exec: bool,
    /// The longest that a compiler may take for one request
    #[arg(long, value_name = "SECONDS")]
    limit: Option<u64>,
    #[command(flatten)]
    places: Places,
}

/// Where things are read and written.
#[derive(clap::Args, Debug)]
struct Places {
    /// Write each compiler's document, NAME.json, into this folder; `conformance` in the cache unless told otherwise
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Write the page into this folder
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
    /// Show what changed since these documents: a folder, or one of them
    #[arg(long, value_name = "PATH")]
    baseline: Option<PathBuf>,
    /// Use the tests of this folder
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
}

/// What is done with reports.
#[derive(Parser, Debug)]
#[command(name = "xtest report")]
struct Report {
    #[command(subcommand)]
    command: ReportCommand,
}

#[derive(Subcommand, Debug)]
enum ReportCommand {
    /// Join the documents of these folders, those of one compiler into one
    Merge {
        /// Folders of documents
        #[arg(required = true)]
        folders: Vec<PathBuf>,
        #[command(flatten)]
        places: Places,
    },
}

/// `xtest conformance`.
///
/// # Errors
/// Why it could not run; what the compilers do is no error.
pub fn main() -> Result<(), String> {
    let cli = Cli::parse_from(env::args().skip(1));
    let tree = Tree::open(cli.places.root.clone())?;
    let filters = cli.filter.clone().into_iter().collect();
    let selection = Selection::new(filters, Vec::new(), cli.exact)?.with_shard(cli.shard);
    let mut documents: Vec<Document> = Vec::new();
    for compiler in &cli.compiler {
        let mut settings = Settings::of_tree(tree.clone(), Some(compiler))?;
        settings.exec = !cli.no_exec;
        settings.validate = cli.validate;
        settings.build_workers = true;
        if let Some(limit) = cli.limit {
            settings.limit = Duration::from_secs(limit);
        }
        let mut document = run::run(settings, compiler, &selection).map_err(|error| format!("{compiler}: {error}"))?;
        if document.cases.is_empty() {
            return Err("no case matches".to_owned());
        }
        document.shards.extend(cli.shard.map(|shard| shard.to_string()));
        distinguish(&mut document, &documents);
        documents.push(document);
    }
    finish(&tree, &documents, &cli.places)
}

/// Two compilers of one name get a number each.
fn distinguish(document: &mut Document, others: &[Document]) {
    let (name, taken) = (document.name.clone(), |name: &str| others.iter().any(|other| other.name == name));
    let mut number = 1;
    while taken(&document.name) {
        number += 1;
        document.name = format!("{name}-{number}");
    }
}

/// `xtest report`.
///
/// # Errors
/// Where a document cannot be read, or does not fit the others.
pub fn report() -> Result<(), String> {
    let ReportCommand::Merge { folders, places } = Report::parse_from(env::args().skip(1)).command;
    let mut documents: Vec<Document> = Vec::new();
    for document in folders.iter().map(|folder| Document::read_all(folder)).collect::<Result<Vec<_>, _>>()?.concat() {
        match documents.iter_mut().find(|known| known.name == document.name) {
            Some(known) => known.merge(document)?,
            None => documents.push(document),
        }
    }
    finish(&Tree::open(places.root.clone())?, &documents, &places)
}

/// Writes and prints what is to be seen.
fn finish(tree: &Tree, documents: &[Document], places: &Places) -> Result<(), String> {
    let baseline = places.baseline.as_deref().map_or(Ok(Vec::new()), Document::read_all)?;
    let out = places.out.clone().unwrap_or_else(|| tree.cache().join("conformance"));
    documents.iter().try_for_each(|document| document.write(&out))?;
    print!("{}", table::render(documents, &baseline));
    print!("{}", disagreement::summary(&disagreement::find(documents)));
    println!("documents: {}", shown(&out));
    if let Some(folder) = &places.report {
        Page::new(tree, documents, &baseline)?.write(folder)?;
        println!("page: {}", shown(&folder.join("index.html")));
    }
    Ok(())
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
