//! The law of the IR is enough: whatever module it accepts, each transform takes, every target is written or refuses, and the interpreter
//! runs or refuses. What is written is valid.
//!
//! The input is lowered, or read as text of the IR, and copies of its text are changed ([`ir_change`]): of the module as it is, and of what a
//! target's transforms make of it, which calls the target's dialect. The law refuses most of them; of those that it accepts none may panic,
//! and none may be written invalidly.

use super::spirv_val;
use crate::Input;
use crate::generate::ir_change::{Random, change};
use colorfast::Compiler;
use colorfast::diagnostic::{Diagnostic, Diagnostics, Severity};
use colorfast::driver::{Artifact, Language, Pass, Request, Source, Target};
use colorfast::interpret::texture::format::Format;
use colorfast::interpret::texture::{Compare, Texture};
use colorfast::interpret::{self, Attribute, Call, Depth, Draw, Resources, Settings, Topology};
use colorfast::ir::{self, Module, binary, text};
use colorfast::sem::Features;
use colorfast::transform::TABLE;
use colorfast::types::{ShaderStage, TextureDimension};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many changed copies of each module are tried.
const COPIES: usize = 12;

/// What became of changed modules.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// No text of the IR.
    pub unreadable: usize,
    /// Read, and refused by the law.
    pub unlawful: usize,
    /// Lawful, and what the targets and the interpreter did with them was written or refused.
    pub lawful: usize,
    /// Outputs that were written for lawful modules.
    pub written: usize,
}

impl Counts {
    /// All changed modules.
    pub fn total(&self) -> usize {
        self.unreadable + self.unlawful + self.lawful
    }

    /// Adds what became of others.
    pub fn add(&mut self, other: Self) {
        self.unreadable += other.unreadable;
        self.unlawful += other.unlawful;
        self.lawful += other.lawful;
        self.written += other.written;
    }
}

/// Tries changed copies of what is lowered or read.
pub fn check(input: &Input) -> Result<(), String> {
    let Some(module) = module_of(&input.text) else { return Ok(()) };
    try_copies(&module, COPIES, &mut Random::of_text(&input.text)).map(|_| ())
}

/// The module of a shader, or of a text of the IR that may have directives of a file test around it.
pub fn module_of(text: &str) -> Option<Module> {
    if let Ok(module) = Compiler::new().lower(text, &Features::all()) {
        return Some(module);
    }
    let module = text::parse(text.split("\n; gives:").next()?).ok()?;
    ir::validate(&module).is_ok().then_some(module)
}

/// Tries so many changed copies of a module.
///
/// # Errors
/// The first that is lawful and breaks something, with its text.
pub fn try_copies(module: &Module, copies: usize, random: &mut Random) -> Result<Counts, String> {
    let texts = forms(module, random.below(Target::ALL.len()));
    let mut counts = Counts::default();
    for copy in 0..copies {
        let Some(changed) = change(&texts[copy % texts.len()], random) else { continue };
        try_one(&changed, &mut counts)?;
    }
    Ok(counts)
}

/// The text of a module, and that of the module raised for one of the targets, if the target takes it.
pub fn forms(module: &Module, which: usize) -> Vec<String> {
    let printed = |module: &Module| text::print(module, &text::PrintOptions::default());
    let target = Target::ALL[which % Target::ALL.len()];
    let mut raised = module.clone();
    let is_raised = Pass::Raise(target, Vec::new()).run(&mut Compiler::new(), &mut raised).is_ok();
    let raised = is_raised.then(|| printed(&raised));
    std::iter::once(printed(module)).chain(raised).collect()
}

/// Tries the text of a module.
///
/// # Errors
/// What it breaks though it is lawful.
pub fn try_one(changed: &str, counts: &mut Counts) -> Result<(), String> {
    let read = catch_unwind(AssertUnwindSafe(|| text::parse(changed)));
    let Ok(module) = read.map_err(|_| format!("the reader panics at\n{changed}"))? else {
        counts.unreadable += 1;
        return Ok(());
    };
    let is_lawful = catch_unwind(AssertUnwindSafe(|| ir::validate(&module).is_ok()));
    if !is_lawful.map_err(|_| format!("the validator panics at\n{changed}"))? {
        counts.unlawful += 1;
        return Ok(());
    }
    counts.lawful += 1;
    let used = catch_unwind(AssertUnwindSafe(|| use_everywhere(&module, changed)));
    counts.written += used.map_err(|_| format!("a lawful module breaks something:\n{changed}"))??;
    Ok(())
}

/// All that is done with modules. Gives how many outputs were written.
fn use_everywhere(module: &Module, text: &str) -> Result<usize, String> {
    let fault = |what: &str, why: &dyn std::fmt::Display| format!("{what}: {why}\n{text}");
    let printed = |module: &Module| text::print(module, &text::PrintOptions::default());
    let again =
        binary::read(&binary::write(module)).map_err(|errors| fault("the bytes are refused", &first(&errors)))?;
    if printed(&again) != printed(module) {
        return Err(fault("the bytes are another module", &printed(&again)));
    }
    let again = text::parse(&printed(module)).map_err(|errors| fault("the text is refused", &first(&errors)))?;
    ir::validate(&again).map_err(|errors| fault("the text is invalid once it was read", &first(&errors)))?;
    for transform in TABLE {
        let mut copy = module.clone();
        if transform.run_alone(&mut copy, &[]).is_ok() {
            ir::validate(&copy).map_err(|errors| fault(transform.name, &first(&errors)))?;
        }
    }
    let mut written = 0;
    for target in Target::ALL {
        let request = Request { target, entry_point: None, constants: &[], options: &[] };
        let Ok(compilation) =
            Compiler::new().compile(Source::text(Language::Ir, text), &Features::all(), &request, &mut |_| {})
        else {
            continue;
        };
        for unit in compilation.units {
            written += 1;
            validate_output(target, &unit.artifact).map_err(|why| fault(target.name(), &why))?;
        }
    }
    interpret(module);
    Ok(written)
}

/// Runs the compute entry points, and draws with the first vertex and the first fragment entry point. What comes out does not matter.
fn interpret(module: &Module) {
    let settings = Settings { step_limit: 1 << 14, memory_limit: 1 << 20, ..Settings::default() };
    let of_stage = |stage| {
        let entry_points = module.entry_points().map(|entry| module.function(entry));
        entry_points.filter(move |function| function.stage == Some(stage)).map(|function| module.name(function.name))
    };
    for name in of_stage(ShaderStage::Compute) {
        let _: Result<_, Diagnostics> = interpret::dispatch(module, name, [1; 3], &mut resources(module), &settings);
    }
    if let (Some(vertex), Some(fragment)) =
        (of_stage(ShaderStage::Vertex).next(), of_stage(ShaderStage::Fragment).next())
    {
        let _: Result<_, Diagnostics> =
            interpret::draw([(module, vertex), (module, fragment)], &mut a_draw(), &mut resources(module), &settings);
    }
}

/// A triangle over two by two pixels.
fn a_draw() -> Draw {
    let format = Format::from_name("rgba32float").expect("there is this format");
    let attribute = |location| Attribute { location, format, per_instance: false, bytes: (0..48).collect() };
    Draw {
        topology: Topology::TriangleList,
        calls: vec![Call {
            vertices: 3,
            instances: 1,
            first_vertex: 0,
            first_instance: 0,
            base_vertex: 0,
            viewport: None,
        }],
        indices: None,
        attributes: (0..4).map(attribute).collect(),
        size: [2; 2],
        samples: 1,
        depth: Some(Depth { compare: Compare::Less, is_written: true, values: vec![1.0; 4] }),
        stencil: None,
        blend: false,
        clockwise: false,
        culls_front: None,
        targets: vec![Texture::new(TextureDimension::D2, format, [2, 2, 1], 1, 1)],
    }
}

/// Whether an output is what its language takes, where that can be asked here: WGSL of our own front end, SPIR-V of its validator.
fn validate_output(target: Target, artifact: &Artifact) -> Result<(), String> {
    match artifact {
        Artifact::Text(output) if target == Target::Wgsl => {
            let diagnostics = Compiler::new().check(output, &Features::all());
            // What is uniform and what is an alias is a matter of languages: the IR does not analyse it.
            let is_fault = |item: &Diagnostic| {
                item.severity == Severity::Error
                    && !item.rule.id.ends_with("uniformity")
                    && !item.rule.id.ends_with("alias")
            };
            match diagnostics.iter().find(|item| is_fault(item)) {
                Some(fault) => Err(format!("{}: {}\n{output}", fault.rule.id, fault.message)),
                None => Ok(()),
            }
        }
        Artifact::Text(_) => Ok(()),
        Artifact::Words(words) => spirv_val::validate(words),
    }
}

pub(super) fn first(diagnostics: &Diagnostics) -> String {
    diagnostics.iter().next().map_or_else(String::new, |item| format!("{}: {}", item.rule.id, item.message))
}

/// A buffer for each binding.
pub(super) fn resources(module: &Module) -> Resources {
    let mut resources = Resources::new();
    for inst in module.block_insts(module.root()) {
        if let ir::Op::Var(info) = module.inst(inst).op
            && let Some(binding) = module.var_info(info).binding
        {
            resources.insert(binding, vec![1; 4096]);
        }
    }
    resources
}
