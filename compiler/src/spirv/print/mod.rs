//! The printer: a raised module as SPIR-V words.
//!
//! Words are appended to one buffer per section of the module's logical layout. Types, constants and functions get their ids
//! when first named. What an instruction is called comes from the intrinsic definitions.

mod constants;
mod control;
mod conversions;
mod entry_points;
mod function;
mod instructions;
mod sections;
mod spellings;
mod types;
mod variables;

use hashbrown::{HashMap, HashSet};

use super::Options;
use super::grammar::capability;
use crate::diagnostic::{Diagnostics, Rule, Span};
use crate::intrinsics::Lookup;
use crate::ir::{FunctionId, Module, ValueId};
use crate::output::WordOutput;
use crate::types::TypeId;
use crate::util::{Id, IdVec};
use control::Control;
use sections::Sections;

const UNSUPPORTED: Rule = Rule::new("spirv/unsupported", "");

/// An id of the SPIR-V module.
type Word = u32;

/// Prints a raised module. The module's tables may grow; its instructions stay.
pub fn print(module: &mut Module, options: &Options) -> Result<WordOutput, Diagnostics> {
    let mut printer = Printer::new(module, options);
    printer.module();
    if printer.diagnostics.has_errors() {
        return Err(printer.diagnostics);
    }
    let entry_points = crate::output::EntryPointInfo::of_module(printer.module);
    let words = printer.sections.finish(options.version(), printer.next_id);
    Ok(WordOutput { words, entry_points })
}

/// How a type stands in memory: SPIR-V wants layout decorations on types of buffers, and on no others, so some types need two ids.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
enum Form {
    /// As values and most variables have it.
    Main,
    /// As the other kind of memory has it: workgroup memory up to version 1.3, buffers from 1.4 on.
    Alternate,
}

struct Printer<'m> {
    module: &'m mut Module,
    options: &'m Options,
    diagnostics: Diagnostics,
    sections: Sections,
    next_id: Word,
    lookup: Lookup,
    capabilities: HashSet<u32>,
    glsl_set: Option<Word>,
    types: HashMap<(TypeId, Form), Word>,
    /// Whether a type has another id in its alternate form.
    has_forms: HashMap<TypeId, bool>,
    /// The types that a buffer holds, so that they need layout decorations.
    in_buffers: HashSet<TypeId>,
    /// Structures that are the store type of a buffer.
    blocks: HashSet<TypeId>,
    derived_types: HashMap<types::Derived, Word>,
    constants: Vec<Option<Word>>,
    values: Vec<Option<Word>>,
    functions: IdVec<FunctionId, Option<Word>>,
    spellings: HashMap<spellings::Key, spellings::Spelling>,
    controls: Vec<Control>,
    /// The label of the block being written.
    label: Word,
    /// The variables of the function being written.
    function_variables: Vec<u32>,
}

impl<'m> Printer<'m> {
    fn new(module: &'m mut Module, options: &'m Options) -> Self {
        let (values, functions) = (module.value_count(), module.function_count());
        let mut functions_table = IdVec::new();
        functions_table.resize(functions, None);
        let mut capabilities = HashSet::new();
        capabilities.insert(capability::SHADER);
        Self {
            module,
            options,
            diagnostics: Diagnostics::new(),
            sections: Sections::default(),
            next_id: 1,
            lookup: Lookup::new(),
            capabilities,
            glsl_set: None,
            types: HashMap::new(),
            has_forms: HashMap::new(),
            in_buffers: HashSet::new(),
            blocks: HashSet::new(),
            derived_types: HashMap::new(),
            constants: Vec::new(),
            values: vec![None; values],
            functions: functions_table,
            spellings: HashMap::new(),
            controls: Vec::new(),
            label: 0,
            function_variables: Vec::new(),
        }
    }

    fn module(&mut self) {
        self.find_buffer_types();
        self.module_variables();
        for function in self.module.function_order.clone() {
            self.function(function);
        }
        self.entry_points();
        self.finish_capabilities();
    }

    fn finish_capabilities(&mut self) {
        let mut capabilities: Vec<u32> = self.capabilities.iter().copied().collect();
        capabilities.sort_unstable();
        for capability in capabilities {
            self.sections.capability(capability);
        }
        if self.capabilities.contains(&capability::DEMOTE_TO_HELPER_INVOCATION) && self.options.version() < (1, 6) {
            self.sections.extension("SPV_EXT_demote_to_helper_invocation");
        }
        if let Some(id) = self.glsl_set {
            self.sections.import(id, "GLSL.std.450");
        }
    }

    fn fresh(&mut self) -> Word {
        self.next_id += 1;
        self.next_id - 1
    }

    fn set_value(&mut self, value: ValueId, id: Word) {
        self.values[value.index()] = Some(id);
    }

    /// The id of a defined value, made if it is used before it is printed (a phi's operand).
    fn defined(&mut self, value: ValueId) -> Word {
        if let Some(id) = self.values[value.index()] {
            return id;
        }
        let id = self.fresh();
        self.values[value.index()] = Some(id);
        id
    }

    fn unsupported(&mut self, span: Span, message: impl Into<String>) {
        self.diagnostics.error(UNSUPPORTED, span, message);
    }
}
