//! Each transform keeps what its `INFO` states: it takes lawful modules that hold what it accepts, after the transforms that it must follow,
//! with any configuration; what it leaves is lawful, holds no more than the module did and the transform adds, and nothing that it removes;
//! and what the interpreter runs before it and after it does the same.

use super::ir_law::{first, module_of, resources};
use crate::generate::ir_change::{Random, change};
use colorfast::diagnostic::Diagnostics;
use colorfast::driver::{Target, transforms};
use colorfast::interpret::{self, Checks, Resources, Settings};
use colorfast::ir::{self, Binding, DialectProperties, Module, text};
use colorfast::transform::{Setting, Transform};
use colorfast::types::ShaderStage;
use colorfast::util::OptionValue;
use std::collections::BTreeSet;

/// How many changed copies of each module are tried.
const COPIES: usize = 4;

/// Numbers that options are set to.
const NUMBERS: [u32; 6] = [0, 1, 2, 16, 1000, u32::MAX];

/// What was asked of a transform.
#[derive(Copy, Clone, Default, Debug)]
pub struct Counts {
    /// Modules that it changed, or left as they were.
    pub ran: usize,
    /// Modules, or configurations, that it refused.
    pub refused: usize,
    /// Entry points that did the same before and afterwards.
    pub same: usize,
}

/// Tries a transform on the module of an input, and on changed copies of it.
///
/// # Errors
/// What of its statement is broken, in words.
pub fn try_text(transform: &'static Transform, text: &str) -> Result<Counts, String> {
    let mut counts = Counts::default();
    let Some(module) = module_of(text) else { return Ok(counts) };
    let mut random = Random::of_text(text);
    try_module(transform, &module, &mut random, &mut counts)?;
    let text = text::print(&module, &text::PrintOptions::default());
    for _ in 0..COPIES {
        let changed = change(&text, &mut random).and_then(|changed| text::parse(&changed).ok());
        if let Some(module) = changed.filter(|module| ir::validate(module).is_ok()) {
            try_module(transform, &module, &mut random, &mut counts)?;
        }
    }
    Ok(counts)
}

/// Tries a transform on a module that those went over that it must follow.
fn try_module(
    transform: &'static Transform,
    module: &Module,
    random: &mut Random,
    counts: &mut Counts,
) -> Result<(), String> {
    let mut module = module.clone();
    for before in followed(transform) {
        let mut next = module.clone();
        if before.run_alone(&mut next, &[]).is_ok() {
            module = next;
        }
    }
    // The statement is about lawful modules; that those before leave some is theirs to state.
    if !transform.accepts.contains(module.properties) || ir::validate(&module).is_err() {
        return Ok(());
    }
    let settings = settings(transform, random);
    try_one(transform, &module, &settings, counts)
        .map_err(|why| format!("{why}\n--- settings ---\n{settings:?}\n--- module ---\n{}", printed(&module)))
}

/// The transforms that one must follow, and those that these must follow, in the order in which they run.
fn followed(transform: &'static Transform) -> Vec<&'static Transform> {
    let mut names: Vec<&str> = transform.follows.to_vec();
    let mut at = 0;
    while let Some(&name) = names.get(at) {
        let more = transforms().filter(|other| other.name == name).flat_map(|other| other.follows.iter().copied());
        let more: Vec<&str> = more.filter(|name| !names.contains(name)).collect();
        names.extend(more);
        at += 1;
    }
    transforms().filter(|other| names.contains(&other.name) && is_of_same_target(transform, other)).collect()
}

/// Whether no two targets are mixed: what one target's transforms make, another's do not take.
fn is_of_same_target(a: &Transform, b: &Transform) -> bool {
    let target = |transform: &Transform| {
        Target::ALL.into_iter().find(|target| target.transforms().iter().any(|other| other.name == transform.name))
    };
    target(b).is_none_or(|of| target(a) == Some(of))
}

/// Values for some of a transform's options.
fn settings(transform: &Transform, random: &mut Random) -> Vec<Setting> {
    let mut settings = Vec::new();
    for option in transform.options {
        let value = match option.kind {
            "bool" => OptionValue::Bool(random.below(2) == 0),
            "u32" => OptionValue::Number(NUMBERS[random.below(NUMBERS.len())].into()),
            "choice" if !option.choices.is_empty() => {
                OptionValue::Text(option.choices[random.below(option.choices.len())].to_owned())
            }
            // What only a host knows to say: names, lists of bindings.
            _ => continue,
        };
        if random.below(3) == 0 {
            settings.push((option.name.to_owned(), value));
        }
    }
    settings
}

fn try_one(transform: &Transform, module: &Module, settings: &[Setting], counts: &mut Counts) -> Result<(), String> {
    let mut after = module.clone();
    if transform.run_alone(&mut after, settings).is_err() {
        counts.refused += 1;
        return Ok(());
    }
    counts.ran += 1;
    let promised = module.properties.union(transform.adds).without(transform.removes);
    if let Some(name) = after.properties.first_beyond(promised) {
        return Err(format!("it leaves a module that holds {name}, and does not say so"));
    }
    ir::validate(&after)
        .map_err(|errors| format!("what it leaves is unlawful: {}\n{}", first(&errors), printed(&after)))?;
    same_meaning(module, &after, counts)
}

/// Runs the compute entry points that both have.
fn same_meaning(before: &Module, after: &Module, counts: &mut Counts) -> Result<(), String> {
    // The interpreter takes modules whose overrides have their values, and one binding of a buffer.
    if before.properties.contains(DialectProperties::OVERRIDES) || bindings(before) != bindings(after) {
        return Ok(());
    }
    for entry in before.entry_points() {
        let function = before.function(entry);
        let name = before.name(function.name);
        let is_there = after.entry_points().any(|other| after.name(after.function(other).name) == name);
        if function.stage != Some(ShaderStage::Compute) || !is_there {
            continue;
        }
        // What a shader must not do means something else each time.
        let Ok(expected) = run(before, before, name, Checks::all()) else { continue };
        match run(after, before, name, Checks::default()) {
            Ok(found) if is_same(&expected, &found) => counts.same += 1,
            Ok(_) => return Err(format!("'{name}' does something else afterwards\n{}", printed(after))),
            Err(errors) if is_unasked(&errors) => {}
            Err(errors) => return Err(format!("'{name}' fails afterwards: {}\n{}", first(&errors), printed(after))),
        }
    }
    Ok(())
}

/// Where the host binds something: for variables of the module, and for parameters of entry points.
fn bindings(module: &Module) -> BTreeSet<Binding> {
    let variables = module.block_insts(module.root()).filter_map(|inst| module.result(inst));
    let variables = variables.filter_map(|variable| module.binding_of(variable));
    let functions = module.function_order.iter().map(|&function| module.function(function));
    variables.chain(functions.flat_map(|function| function.param_info.iter().filter_map(|info| info.binding))).collect()
}

/// What an entry point leaves in the buffers that `bound` declares, if the checks find nothing.
fn run(module: &Module, bound: &Module, name: &str, checks: Checks) -> Result<Resources, Diagnostics> {
    let settings = Settings { checks, step_limit: 1 << 14, memory_limit: 1 << 20, ..Settings::default() };
    let mut resources = resources(bound);
    let report = interpret::dispatch(module, name, [1; 3], &mut resources, &settings)?;
    if report.findings.iter().next().is_some() {
        return Err(report.findings);
    }
    Ok(resources)
}

/// Whether the interpreter does not run it: it has no such function, it takes too long, or the host must bind something more.
fn is_unasked(errors: &Diagnostics) -> bool {
    let unasked = ["interpret/unsupported", "interpret/limit", "interpret/dispatch"];
    errors.iter().any(|error| unasked.contains(&error.rule.id))
}

/// Whether all buffers hold the same words, or floats that are as near as a function's accuracy lets them be.
fn is_same(a: &Resources, b: &Resources) -> bool {
    let near = |a: f32, b: f32| a == b || a.is_nan() || b.is_nan() || (a - b).abs() <= 1e-3 * a.abs().max(1.0);
    a.iter().zip(b.iter()).all(|((_, a), (_, b))| {
        let words = a.chunks_exact(4).zip(b.chunks_exact(4));
        let mut words = words.map(|(a, b)| [a, b].map(|word| <[u8; 4]>::try_from(word).expect("four bytes")));
        words.all(|[a, b]| a == b || near(f32::from_le_bytes(a), f32::from_le_bytes(b)))
    })
}

fn printed(module: &Module) -> String {
    text::print(module, &text::PrintOptions::default())
}
