//! The scoreboard as a folder of HTML that needs no server: `index.html`, and a script of data for each area, which the page loads when
//! somebody looks at it.

use super::disagreement::{self, Group};
use super::document::{CaseResult, Counts, Document};
use super::{rules, table};
use crate::golden::write_atomically;
use crate::inputs;
use crate::tree::Tree;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// What the first view shows.
#[derive(Serialize)]
struct Summary<'a> {
    command: String,
    compilers: Vec<Compiler<'a>>,
    levels: Vec<Level<'a>>,
    disagreements: Vec<Group>,
    /// The areas, by the number of their script.
    areas: Vec<&'a str>,
    sentences: BTreeMap<String, String>,
}

#[derive(Serialize)]
struct Compiler<'a> {
    name: &'a str,
    version: &'a str,
    compiler: &'a str,
    seconds: f64,
}

#[derive(Serialize)]
struct Level<'a> {
    name: &'a str,
    cells: Vec<Option<Cell>>,
    rows: Vec<Row>,
}

/// One area at a level.
#[derive(Serialize)]
struct Row {
    area: usize,
    cells: Vec<Option<Cell>>,
}

#[derive(Serialize)]
struct Cell {
    counts: Counts,
    share: Option<f64>,
    change: Option<f64>,
}

/// All cases of an area.
#[derive(Serialize)]
struct Area<'a> {
    anchor: Option<String>,
    sources: BTreeMap<&'a str, &'a str>,
    cases: Vec<Case<'a>>,
}

/// A case at a level, and what came of it by each compiler.
#[derive(Serialize)]
struct Case<'a> {
    level: &'a str,
    case: &'a str,
    results: Vec<Option<&'a CaseResult>>,
}

/// The page's data.
pub struct Page<'a> {
    documents: &'a [Document],
    baseline: &'a [Document],
    areas: Vec<&'a str>,
    sources: BTreeMap<String, String>,
    command: String,
}

impl<'a> Page<'a> {
    /// The page of these documents, whose cases' shaders are those of a tree.
    ///
    /// # Errors
    /// Where the tree's inputs cannot be read.
    pub fn new(tree: &Tree, documents: &'a [Document], baseline: &'a [Document]) -> Result<Self, String> {
        let mut sources = BTreeMap::new();
        for file in inputs::discover(tree)? {
            sources.extend(file.cases.iter().map(|case| (file.case_name(case), file.source(case).into_owned())));
        }
        let cases = documents.iter().flat_map(|document| &document.cases);
        let areas: BTreeSet<&str> = cases.map(|case| case.area.as_str()).collect();
        Ok(Self { documents, baseline, areas: areas.into_iter().collect(), sources, command: tree.command() })
    }

    /// Writes it.
    ///
    /// # Errors
    /// Where that cannot be.
    pub fn write(&self, folder: &Path) -> Result<(), String> {
        let summary = serde_json::to_string(&self.summary()).expect("plain data");
        let page = format!(
            "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>WGSL conformance</title>\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><style>\n{STYLE}</style></head>\n\
             <body>\n<main></main>\n<noscript>This page needs its script.</noscript>\n\
             <script src=\"data/summary.js\"></script>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n"
        );
        let file = |name: &str, text: &str| write_atomically(&folder.join(name), text.as_bytes());
        file("data/summary.js", &format!("const SUMMARY = {summary};\n"))?;
        for (number, area) in self.areas.iter().enumerate() {
            let data = serde_json::to_string(&self.area(area)).expect("plain data");
            file(&format!("data/{number}.js"), &format!("loaded({number}, {data});\n"))?;
        }
        file("index.html", &page)
    }

    fn summary(&self) -> Summary<'_> {
        let compiler = |document: &'a Document| Compiler {
            name: &document.name,
            version: &document.version,
            compiler: &document.compiler,
            seconds: document.seconds,
        };
        let all = rules::sentences();
        let named: BTreeSet<&String> =
            self.documents.iter().flat_map(|document| &document.cases).filter_map(|case| case.rule.as_ref()).collect();
        let sentence = |rule: &String| Some((rule.clone(), all.get(rule)?.clone()));
        Summary {
            command: self.command.clone(),
            compilers: self.documents.iter().map(compiler).collect(),
            levels: table::levels(self.documents).into_iter().map(|level| self.level(level)).collect(),
            disagreements: disagreement::find(self.documents),
            areas: self.areas.clone(),
            sentences: named.into_iter().filter_map(sentence).collect(),
        }
    }

    fn level(&self, name: &'a str) -> Level<'a> {
        let row = |(number, area): (usize, &&str)| {
            let cells = self.cells(|document| document.areas.get(name)?.get(*area));
            cells.iter().any(Option::is_some).then_some(Row { area: number, cells })
        };
        Level {
            name,
            cells: self.cells(|document| document.levels.get(name)),
            rows: self.areas.iter().enumerate().filter_map(row).collect(),
        }
    }

    /// A row of cells, by compiler.
    fn cells(&self, counts: impl Fn(&Document) -> Option<&Counts>) -> Vec<Option<Cell>> {
        let cell = |document: &Document| {
            let now = counts(document)?;
            let before = self.baseline.iter().find(|before| before.name == document.name);
            let change = table::change(now, before.and_then(&counts));
            Some(Cell { counts: *now, share: now.share(), change })
        };
        self.documents.iter().map(cell).collect()
    }

    fn area(&self, area: &str) -> Area<'_> {
        let mut cases: BTreeMap<(&str, &str), Vec<Option<&CaseResult>>> = BTreeMap::new();
        for (column, document) in self.documents.iter().enumerate() {
            for case in document.cases.iter().filter(|case| case.area == area) {
                let results = cases.entry((&case.level, &case.case));
                results.or_insert_with(|| vec![None; self.documents.len()])[column] = Some(case);
            }
        }
        let source = |name: &str| self.sources.get_key_value(name).map(|(name, text)| (name.as_str(), text.as_str()));
        Area {
            anchor: rules::anchor(area),
            sources: cases.keys().filter_map(|(_, name)| source(name)).collect(),
            cases: cases.into_iter().map(|((level, case), results)| Case { level, case, results }).collect(),
        }
    }
}
