//! Reads SPIR-V: from words, or from an assembly text, to a module of the IR.
//!
//! The input is not validated before, and nothing of it is relied on: what is wrong or cannot be said in the IR is refused by a rule, and
//! where the declarations and several functions have something wrong, all of it is told. The stages: words to instructions (`words`,
//! `assemble`), what stands around functions (`outline`), types with their layout in memory (`types`), variables (`globals`, `entry`),
//! and functions: a graph of blocks (`graph`) becomes a tree (`structure`, `exits`), values that are used outside their block get variables
//! (`scopes`), and each instruction becomes what computes it (`instruction` and its neighbours).

mod arithmetic;
mod assemble;
mod atomics;
mod calls;
mod composite;
mod constants;
mod entry;
#[rustfmt::skip]
mod enumerants;
mod exits;
mod function;
mod globals;
mod glsl;
mod graph;
mod image;
mod instruction;
#[rustfmt::skip]
mod instructions;
mod io_leaves;
mod memory;
mod names;
mod outline;
mod report;
mod rules;
mod scopes;
mod structure;
mod subgroup;
mod types;
mod uses;
mod words;

use hashbrown::{HashMap, HashSet};

use crate::Store;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::DiagnosticRule;
use crate::ir::{Binding, DiagnosticFilter, FunctionId, Module, Value};
use crate::spirv::grammar::Op;
use crate::types::{ArrayCount, TypeId};
use names::Names;
use outline::Outline;
use report::Report;
use types::{Atomics, Memory};
use words::Code;

pub use words::MAGIC;

/// A module that was read.
#[derive(Clone)]
pub struct ReadModule {
    /// The module.
    pub module: Module,
    /// What is bound elsewhere than the source says, in the order of the source.
    pub rebound: Vec<Rebound>,
}

/// A resource that is bound elsewhere than the source says: a sampler that was split from its texture, or one of two resources of one
/// binding. It gets the first number of its group that is greater than all that the source uses there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rebound {
    /// What the variable is called in the module.
    pub name: String,
    /// Where the source binds it, or the texture that it was split from.
    pub from: Binding,
    /// Where it is bound now.
    pub to: Binding,
    /// Whether it is the sampler of a combined image sampler.
    pub is_split_sampler: bool,
}

/// How many instructions a module may have: what parts are copied one by one could multiply.
const MAX_INSTRUCTIONS: usize = 1 << 20;

/// Reads the binary form, of either order of bytes.
///
/// # Errors
/// What is wrong with the module, and what of it the IR cannot say: see the rules `spirv/...`.
pub fn read(bytes: &[u8]) -> Result<ReadModule, Diagnostics> {
    let words = words::words_of(bytes).map_err(|error| *error)?;
    read_words(words)
}

/// Reads words.
///
/// # Errors
/// As [`read`].
pub fn read_words(words: Vec<u32>) -> Result<ReadModule, Diagnostics> {
    read_code(&Code::decode(words).map_err(|error| *error)?)
}

/// Reads an assembly text, whose places diagnostics point at.
///
/// # Errors
/// As [`read`], and what cannot be read of the text.
pub fn read_text(text: &str) -> Result<ReadModule, Diagnostics> {
    let (words, spans) = assemble::assemble(text)?;
    let mut code = Code::decode(words).map_err(|error| *error)?;
    code.spans = spans;
    read_code(&code)
}

/// The words of an assembly text.
///
/// # Errors
/// What cannot be read of the text.
pub fn assemble(text: &str) -> Result<Vec<u32>, Diagnostics> {
    assemble::assemble(text).map(|(words, _)| words)
}

fn read_code(code: &Code) -> Result<ReadModule, Diagnostics> {
    let mut report = Report::new(code);
    let outline = outline::outline(code, &mut report);
    let mut reader = Reader {
        code,
        outline: &outline,
        report,
        module: Module::new(Store::new()),
        names: Names::default(),
        types: HashMap::new(),
        depths: HashMap::new(),
        memories: HashMap::new(),
        wrappers: HashMap::new(),
        counts: HashMap::new(),
        constants: HashMap::new(),
        overrides: HashMap::new(),
        atomics: HashMap::new(),
        globals: HashMap::new(),
        refused_variables: HashSet::new(),
        functions: HashMap::new(),
        first_calls: HashMap::new(),
        signatures: HashMap::new(),
        bits: HashMap::new(),
        rebound: Vec::new(),
    };
    reader.run();
    if reader.report.has_errors() {
        return Err(reader.report.diagnostics);
    }
    // What was read of a module that breaks a rule which nothing above looks for is no module of the IR.
    if let Err(faults) = crate::ir::validate(&reader.module) {
        for fault in faults {
            reader.report.refuse_all(rules::INVALID, &fault.message);
        }
        return Err(reader.report.diagnostics);
    }
    Ok(ReadModule { module: reader.module, rebound: reader.rebound })
}

/// What a module-scope variable is.
#[derive(Clone, Debug)]
enum Global {
    /// Memory behind a pointer.
    Memory { pointer: Value, memory: Memory },
    /// A texture or sampler.
    Handle(Value),
    /// A texture and a sampler that were one.
    Combined { texture: Value, sampler: Value },
}

/// A parameter of a function.
#[derive(Clone, Debug)]
enum Param {
    /// A value of a type.
    Value(TypeId),
    /// A pointer to memory, of a type of the IR.
    Pointer { memory: Memory, ty: TypeId },
    /// A texture or sampler.
    Handle(TypeId),
    /// A texture and a sampler.
    Combined(TypeId, TypeId),
}

/// The key of a type's memory: id, whether the host lays it out, and what a member says of matrices in it.
type MemoryKey = (u32, bool, bool, Option<u32>);

/// A module that is being read.
struct Reader<'c> {
    code: &'c Code,
    outline: &'c Outline,
    report: Report<'c>,
    module: Module,
    names: Names,
    types: HashMap<u32, TypeId>,
    /// How deep types nest.
    depths: HashMap<u32, u32>,
    memories: HashMap<MemoryKey, Memory>,
    /// Structures of one member by its type and their size.
    wrappers: HashMap<(TypeId, u64), TypeId>,
    counts: HashMap<u32, ArrayCount>,
    constants: HashMap<u32, Value>,
    /// Overrides by number and type.
    overrides: HashMap<(u32, TypeId), Value>,
    /// The atomic parts of variables and parameters.
    atomics: HashMap<u32, Atomics>,
    globals: HashMap<u32, Global>,
    /// Variables that were refused where they are declared.
    refused_variables: HashSet<u32>,
    /// The functions that are called.
    functions: HashMap<u32, FunctionId>,
    /// The first call of each function: the function that it stands in, and where.
    first_calls: HashMap<u32, (u32, words::At)>,
    signatures: HashMap<u32, Vec<Param>>,
    /// Private variables that hold the bits of numbers that are not finite.
    bits: HashMap<u32, Value>,
    rebound: Vec<Rebound>,
}

impl Reader<'_> {
    fn run(&mut self) {
        let Some(order) = self.call_order() else { return };
        self.first_calls = self.first_calls();
        self.atomics = self.atomic_parts(&order);
        self.declare_globals(&order);
        self.share_stage_variables(&order);
        for &id in &order {
            // What else is wrong is told too.
            let _ = self.callee(id);
        }
        let outline = self.outline;
        for entry in &outline.entry_points {
            let _ = self.entry_point(entry);
        }
        self.filters(&order);
    }

    /// SPIR-V leaves derivatives and subgroup operations in control flow that is not uniform undefined, where WGSL refuses them: what may
    /// stand in such is not refused.
    fn filters(&mut self, order: &[u32]) {
        let functions = || order.iter().filter_map(|id| self.outline.functions.get(id));
        let has_branches = functions()
            .flat_map(|data| &data.blocks)
            .any(|block| matches!(block.exit, graph::Exit::Conditional(..) | graph::Exit::Switch(..)));
        if !has_branches {
            return;
        }
        let insts = || functions().flat_map(|data| &data.blocks).flat_map(|block| block.insts.clone());
        let has = |is_wanted: fn(Op) -> bool| insts().filter_map(|at| self.code.op(at)).any(is_wanted);
        let rules = [
            (DiagnosticRule::DerivativeUniformity, has(image::takes_derivatives)),
            (DiagnosticRule::SubgroupUniformity, has(|op| (333..=366).contains(&op.word()))),
        ];
        for (rule, _) in rules.into_iter().filter(|(_, is_needed)| *is_needed) {
            let rule = self.module.store.symbols.intern(rule.name());
            self.module.filters.push(DiagnosticFilter { rule, severity: None });
        }
    }

    /// Gives a value the name that debug information gives an id, unless it has one.
    fn name_value(&mut self, value: Value, id: u32) {
        let Some(defined) = value.as_defined() else { return };
        if self.module.value(defined).name.is_some() {
            return;
        }
        if let Some(given) = self.outline.names.get(&id) {
            let name = names::identifier(given, "");
            if !name.is_empty() {
                let symbol = self.module.store.symbols.intern(&name);
                self.module.set_name(defined, Some(symbol));
            }
        }
    }
}

/// The number of an extended instruction by its name.
fn words_of_glsl(name: &str) -> Option<u32> {
    use crate::spirv::grammar::Glsl;
    (0..128).find(|&number| Glsl::from_word(number).is_some_and(|function| format!("{function:?}") == name))
}
