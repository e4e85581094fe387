//! Whatever valid module testdata has comes back from text, from bytes and from WGSL as what it was, and stays valid through each
//! transform and through the whole way to each target.
//!
//! `cargo test -p colorfast --test all_inputs -- --nocapture` prints how many inputs each of these holds of.

mod common;

use colorfast::Compiler;
use colorfast::driver::{Artifact, Request, Target};
use colorfast::ir::{self, Module, binary, text};
use colorfast::sem::Features;
use colorfast::transform::TABLE;
use common::{Input, Outcome, check_all, inputs, try_all};
use std::sync::LazyLock;

/// Lowered once for all tests.
static INPUTS: LazyLock<Vec<Input>> = LazyLock::new(|| {
    let found = inputs();
    assert!(found.len() > 7000, "{} inputs", found.len());
    found
});

fn printed(module: &Module) -> String {
    text::print(module, &text::PrintOptions { locations: true })
}

#[test]
fn lowered_modules_are_valid() {
    check_all("valid as lowered", &INPUTS, |input| valid(&input.module).into());
}

fn valid(module: &Module) -> Result<(), String> {
    ir::validate(module).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(|fault| format!("{}: {}", fault.rule.id, fault.message)).collect();
        faults.join("; ")
    })
}

#[test]
fn text_comes_back() {
    check_all("as text and back", &INPUTS, |input| from_text(&input.module).into());
}

fn from_text(module: &Module) -> Result<(), String> {
    let text = printed(module);
    let again = text::parse(&text).map_err(|errors| format!("is not read: {errors:?}\n{text}"))?;
    same(&text, &printed(&again)).and_then(|()| valid(&again))
}

#[test]
fn bytes_come_back() {
    check_all("in binary and back", &INPUTS, |input| from_bytes(&input.module).into());
}

fn from_bytes(module: &Module) -> Result<(), String> {
    let bytes = binary::write(module);
    let again = binary::read(&bytes).map_err(|errors| format!("is not read: {errors:?}"))?;
    if binary::write(&again) != bytes {
        return Err("the bytes differ".to_owned());
    }
    same(&printed(module), &printed(&again)).and_then(|()| valid(&again))
}

/// A module is written as WGSL, read back, with uniformity and all, written again and read again: from the first time on it is the same
/// text, and the same module.
#[test]
fn wgsl_comes_back() {
    check_all("as WGSL and back", &INPUTS, |input| {
        let Ok(text) = wgsl_of(&input.module) else {
            return Outcome::NotAsked("there is no WGSL for them");
        };
        let module = match read(&text) {
            Ok(module) => module,
            // Such as one that uses f16 and does not say so.
            Err(_) if input.is_ir => return Outcome::NotAsked("no WGSL leads to them"),
            Err(why) => return Outcome::Fails(why),
        };
        let stable = || {
            let again = wgsl_of(&module)?;
            let second = read(&again)?;
            same(&text, &again).or_else(|_| same(&again, &wgsl_of(&second)?))?;
            let print = |module: &Module| text::print(module, &text::PrintOptions::default());
            same(&print(&module), &print(&second))
        };
        stable().into()
    });
}

fn wgsl_of(module: &Module) -> Result<String, String> {
    let request = Request { target: Target::Wgsl, entry_point: None, constants: &[], options: &[] };
    let units = Compiler::new()
        .compile_module(module.clone(), &request, &mut |_| {})
        .map_err(|errors| format!("{errors:?}"))?;
    match units.into_iter().next().map(|unit| unit.artifact) {
        Some(Artifact::Text(text)) => Ok(text),
        _ => Err("no text was written".to_owned()),
    }
}

fn read(text: &str) -> Result<Module, String> {
    Compiler::new().lower(text, &Features::all()).map_err(|errors| format!("is not read: {errors:?}\n{text}"))
}

fn same(first: &str, second: &str) -> Result<(), String> {
    if first == second {
        return Ok(());
    }
    let (line, (a, b)) =
        first.lines().zip(second.lines()).enumerate().find(|(_, (a, b))| a != b).unwrap_or((0, ("", "")));
    Err(format!("line {} becomes another:\n    {a}\n    {b}\n{first}\nbecomes\n{second}", line + 1))
}

#[test]
fn each_transform_alone_leaves_a_valid_module() {
    let faults: Vec<String> = TABLE
        .iter()
        .filter_map(|transform| {
            let what = format!("after {} alone", transform.name);
            let outcome = try_all(&what, &INPUTS, |input| {
                if !transform.accepts.contains(input.module.properties) {
                    return Outcome::NotAsked("it does not accept what they hold");
                }
                let mut module = input.module.clone();
                match (transform.run)(&mut module, &[]) {
                    Ok(()) => valid(&module).into(),
                    Err(_) => Outcome::NotAsked("it refuses them"),
                }
            });
            outcome.err()
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn each_way_to_a_target_ends_in_a_valid_module_whose_text_comes_back() {
    let faults = Target::ALL.map(|target| {
        try_all(&format!("raised for {}", target.name()), &INPUTS, |input| {
            let mut module = input.module.clone();
            let request = Request { target, entry_point: None, constants: &[], options: &[] };
            match Compiler::new().raise_with(&mut module, &request) {
                // GLSL's blocks have members where no attribute of the text could say.
                Ok(_) if target == Target::Glsl => valid(&module).into(),
                Ok(_) => valid(&module).and_then(|()| from_text(&module)).into(),
                Err(_) => Outcome::NotAsked("the target refuses them"),
            }
        })
    });
    let faults: Vec<String> = faults.into_iter().filter_map(Result::err).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
