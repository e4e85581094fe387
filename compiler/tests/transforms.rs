//! The shared transforms as a table: ARCHITECTURE.md shows it as the code has it, and each transform alone leaves every input of
//! testdata a valid module.
//!
//! `BLESS=1 cargo test -p colorfast --test transforms` writes the table anew.

use colorfast::driver;
use colorfast::ir::{self, Allow, Module};
use colorfast::sem::Features;
use colorfast::transform::{TABLE, Transform};
use std::fs;
use std::path::{Path, PathBuf};

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

/// The modules of the inputs in some folders of testdata, by file.
fn modules(folders: &[&str]) -> Vec<(PathBuf, Module)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata");
    let (mut found, mut work) = (Vec::new(), folders.iter().map(|folder| root.join(folder)).collect::<Vec<_>>());
    while let Some(folder) = work.pop() {
        for entry in fs::read_dir(&folder).expect("the folder is there").flatten() {
            let path = entry.path();
            if path.is_dir() {
                work.push(path);
            } else if path.extension().is_some_and(|extension| extension == "wgsl") {
                let text = fs::read_to_string(&path).expect("testdata is text");
                found.extend(driver::lower(&text, &Features::all()).map(|module| (path, module)));
            }
        }
    }
    found
}

/// What is wrong with a module after a transform, if anything is; none too where the transform does not take the module or refuses it.
fn fault_after(transform: &Transform, module: &Module) -> Option<String> {
    if !transform.accepts.contains(module.allow) {
        return None;
    }
    let mut module = module.clone();
    (transform.run)(&mut module, &[]).ok()?;
    let found = ir::validate(&module).err()?;
    found.iter().next().map(|fault| fault.message.clone())
}

#[test]
fn each_transform_alone_leaves_a_valid_module() {
    let modules = modules(&["e2e", "exec"]);
    assert!(modules.len() > 500, "{} modules", modules.len());
    let mut faults = Vec::new();
    for (path, module) in &modules {
        let fault = |transform: &&Transform| {
            fault_after(transform, module).map(|why| format!("{}: {}: {why}", path.display(), transform.name))
        };
        faults.extend(TABLE.iter().filter_map(fault));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
