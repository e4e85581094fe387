//! The shared transforms as a table: ARCHITECTURE.md shows it as the code has it. What each does to the inputs of testdata is asked in
//! `all_inputs`.
//!
//! `BLESS=1 cargo test -p colorfast --test transforms` writes the table anew.

use colorfast::ir::Allow;
use colorfast::transform::{TABLE, Transform};
use std::fs;
use std::path::Path;

const BEGIN: &str = "<!-- transforms: written by BLESS=1 cargo test -p colorfast --test transforms -->\n";
const END: &str = "<!-- end of transforms -->\n";

/// The names of permissions, or what is said of none and of all.
fn names(allow: Allow) -> String {
    let names: Vec<&str> = Allow::NAMES.iter().filter(|(_, one)| allow.contains(*one)).map(|(name, _)| *name).collect();
    match names.len() {
        0 => "-".to_owned(),
        count if count == Allow::NAMES.len() => "all".to_owned(),
        _ => names.join(", "),
    }
}

fn row(transform: &Transform) -> String {
    let options: Vec<&str> = transform.options.iter().map(|option| option.name).collect();
    let options = if options.is_empty() { "-".to_owned() } else { options.join(", ") };
    let Transform { name, description, accepts, adds, removes, .. } = transform;
    format!("| `{name}` | {description} | {} | {} | {} | {options} |\n", names(*accepts), names(*adds), names(*removes))
}

#[test]
fn the_table_of_the_architecture_is_what_the_code_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ARCHITECTURE.md");
    let text = fs::read_to_string(&path).expect("it is there");
    let (before, rest) = text.split_once(BEGIN).expect("the table has a beginning");
    let (table, after) = rest.split_once(END).expect("the table has an end");
    let mut expected =
        "| transform | does | accepts | adds | removes | options |\n|---|---|---|---|---|---|\n".to_owned();
    expected.extend(TABLE.iter().map(|transform| row(transform)));
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, format!("{before}{BEGIN}{expected}{END}{after}")).expect("it can be written");
        return;
    }
    assert_eq!(table, expected, "BLESS=1 writes it anew");
}
