//! The transforms as a table: ARCHITECTURE.md shows it as the code has it, and the lists of all targets keep the order that it asks for. What
//! each does to the inputs of testdata is asked in `all_inputs`.
//!
//! `BLESS=1 cargo test -p colorfast --test transforms` rewrites the table.

use colorfast::Compiler;
use colorfast::driver::{self, Request, Target};
use colorfast::ir::{DialectProperties, Module};
use colorfast::sem::Features;
use colorfast::text_target;
use colorfast::transform::{TABLE, Transform};
use std::collections::HashSet;
use std::fs;
use std::path::Path;

const BEGIN: &str = "<!-- transforms: written by BLESS=1 cargo test -p colorfast --test transforms -->\n";
const END: &str = "<!-- end of transforms -->\n";

/// The names of dialect properties, or what is said of none and of all.
fn names(properties: DialectProperties) -> String {
    let names: Vec<&str> =
        DialectProperties::NAMES.iter().filter(|(_, one)| properties.contains(*one)).map(|(name, _)| *name).collect();
    match names.len() {
        0 => "-".to_owned(),
        count if count == DialectProperties::NAMES.len() => "all".to_owned(),
        _ => names.join(", "),
    }
}

fn row(transform: &Transform) -> String {
    let options: Vec<&str> = transform.options.iter().map(|option| option.name).collect();
    let is_of_target = Target::ALL.iter().any(|target| std::ptr::eq(target.options(), transform.options));
    let options = match options.len() {
        0 => "-".to_owned(),
        _ if is_of_target => "the target's".to_owned(),
        _ => options.join(", "),
    };
    let Transform { name, description, accepts, adds, removes, follows, .. } = transform;
    let follows = if follows.is_empty() { "-".to_owned() } else { follows.join(", ") };
    let (accepts, adds, removes) = (names(*accepts), names(*adds), names(*removes));
    format!("| `{name}` | {description} | {accepts} | {adds} | {removes} | {follows} | {options} |\n")
}

/// A row for each transform, under a heading for those of texts and of each target.
fn rows() -> String {
    let mut text =
        "| transform | does | accepts | adds | removes | must follow | options |\n|---|---|---|---|---|---|---|\n"
            .to_owned();
    let mut group = |heading: &str, rows: &[&Transform]| {
        if !rows.is_empty() && !heading.is_empty() {
            text.push_str(&format!("| **{heading}** | | | | | | |\n"));
        }
        text.extend(rows.iter().map(|transform| row(transform)));
    };
    group("", TABLE);
    group("texts", text_target::TABLE);
    Target::ALL.iter().for_each(|target| group(target.name(), target.transforms()));
    text
}

#[test]
fn the_table_of_the_architecture_is_what_the_code_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ARCHITECTURE.md");
    let text = fs::read_to_string(&path).expect("it is there");
    let (before, rest) = text.split_once(BEGIN).expect("the table has a beginning");
    let (table, after) = rest.split_once(END).expect("the table has an end");
    let expected = rows();
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, format!("{before}{BEGIN}{expected}{END}{after}")).expect("it can be written");
        return;
    }
    assert_eq!(table, expected, "BLESS=1 rewrites it");
}

/// The modules of the shaders in some folders of testdata, by name.
fn modules(folders: &[&str]) -> Vec<(String, Module)> {
    let shaders = colorfast_testdata::shaders(folders).into_iter();
    shaders
        .filter_map(|shader| Some((shader.name, Compiler::new().lower(&shader.source, &Features::all()).ok()?)))
        .collect()
}

/// What in a list of transforms stands behind one that must follow it.
fn out_of_order(names: &[&'static str]) -> Vec<String> {
    let row = |name: &str| driver::transforms().find(|row| row.name == name).expect("it has a row");
    let late = |(index, name): (usize, &&'static str)| {
        let later = names[index + 1..].iter().find(|later| row(name).follows.contains(*later))?;
        Some(format!("'{later}' comes after '{name}', which must follow it"))
    };
    names.iter().enumerate().filter_map(late).collect()
}

#[test]
fn names_are_unique_and_what_is_followed_is_there_before() {
    let names: Vec<&'static str> = driver::transforms().map(|transform| transform.name).collect();
    let known: HashSet<&str> = names.iter().copied().collect();
    assert_eq!(known.len(), names.len(), "two transforms have one name");
    for transform in driver::transforms() {
        let unknown = transform.follows.iter().find(|name| !known.contains(**name));
        assert!(unknown.is_none(), "'{}' follows '{}', which is no transform", transform.name, unknown.unwrap_or(&""));
    }
    assert!(out_of_order(&TABLE.iter().map(|row| row.name).collect::<Vec<_>>()).is_empty());
    for target in Target::ALL {
        let names: Vec<&str> = target.transforms().iter().map(|row| row.name).collect();
        assert_eq!(out_of_order(&names), Vec::<String>::new(), "{}", target.name());
    }
    assert_eq!(out_of_order(&["value_to_let", "short_circuit"]).len(), 1);
}

#[test]
fn the_lists_of_all_targets_keep_the_order() {
    let modules = modules(&["e2e"]);
    let mut reached = HashSet::new();
    for (name, module) in &modules {
        for target in Target::ALL {
            let mut module = module.clone();
            let request = Request { target, entry_point: None, constants: &[], options: &[] };
            // What a target refuses goes as far as it goes.
            let _ = Compiler::new().raise_with(&mut module, &request);
            let names: Vec<&str> = module.passed.iter().map(|passed| passed.name).collect();
            assert_eq!(out_of_order(&names), Vec::<String>::new(), "{name}: {}", target.name());
            reached.extend(names);
        }
    }
    // Those that an option or a request asks for.
    let asked = [
        "single_entry_point",
        "binding_remapping",
        "constant_folding",
        "dead_code_elimination",
        "combine_accesses",
        "minimal_names",
        "centred_position",
        "clamp_frag_depth",
        "indexed_stores",
        "flat_workgroup",
    ];
    let missing =
        driver::transforms().map(|row| row.name).filter(|name| !reached.contains(name) && !asked.contains(name));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&str>::new(), "no list has them");
}

#[test]
fn a_list_in_the_wrong_order_is_refused() {
    let passes = |list: &str| {
        let source = "fn f(%a: bool) -> bool {\n  ret %a\n}\n";
        Compiler::new().run_passes(driver::Source::text(driver::Language::Ir, source), &Features::all(), list).map(drop)
    };
    assert!(passes("short_circuit, remove_terminator_args, raise msl").is_ok());
    let refused = passes("value_to_let, short_circuit").expect_err("it is in the wrong order");
    let message = refused.iter().next().map(|found| found.message.as_str());
    assert_eq!(message, Some("'short_circuit' may not run after 'value_to_let'"));
}

#[test]
fn each_transform_has_a_file_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata/ir/transform");
    let has_file = |name: &str| fs::read_dir(root.join(name)).is_ok_and(|mut entries| entries.next().is_some());
    let without: Vec<&str> = driver::transforms().map(|row| row.name).filter(|name| !has_file(name)).collect();
    assert_eq!(without, Vec::<&str>::new(), "without a file in testdata/ir/transform");
}
