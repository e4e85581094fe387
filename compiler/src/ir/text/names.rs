//! The names of values, functions and structures in the text: unique, and stable under printing and parsing.
//!
//! A second thing of the same name gets `.1` appended, which the parser takes off again. Values without a name are numbered.

use hashbrown::HashMap;

use crate::ir::{BlockId, FunctionId, InstId, Module, Value, ValueId, ValueKind};
use crate::types::{StructId, Type};
use crate::util::{Id, Symbol};

/// The spelling of everything that the text names.
pub(super) struct Names {
    values: Vec<Option<Spelling>>,
    functions: Vec<u32>,
    structs: Vec<u32>,
}

#[derive(Copy, Clone)]
enum Spelling {
    Number(u32),
    Named(Symbol, u32),
}

impl Names {
    pub(super) fn new(module: &Module) -> Self {
        let mut names = Self {
            values: vec![None; module.value_count()],
            functions: vec![0; module.function_count()],
            structs: Vec::new(),
        };
        let mut seen = HashMap::<Symbol, u32>::new();
        names.structs = vec![0; module.store.types.structs().count()];
        for id in struct_order(module) {
            let count = seen.entry(module.store.types.struct_type(id).name).or_default();
            names.structs[id.index()] = *count;
            *count += 1;
        }
        seen.clear();
        for &function in &module.function_order {
            let count = seen.entry(module.function(function).name).or_default();
            names.functions[function.index()] = *count;
            *count += 1;
        }
        seen.clear();
        let mut next = 1;
        names.block(module, module.root(), &mut next, &mut seen);
        for &function in &module.function_order {
            let (mut next, mut seen) = (next, seen.clone());
            for param in module.function_params(function).iter() {
                names.value(module, param, &mut next, &mut seen);
            }
            names.block(module, module.function(function).block, &mut next, &mut seen);
        }
        names
    }

    fn block(&mut self, module: &Module, block: BlockId, next: &mut u32, seen: &mut HashMap<Symbol, u32>) {
        for param in module.block_params(block).iter() {
            self.value(module, param, next, seen);
        }
        for inst in module.nested_insts(block) {
            self.inst(module, inst, next, seen);
        }
    }

    fn inst(&mut self, module: &Module, inst: InstId, next: &mut u32, seen: &mut HashMap<Symbol, u32>) {
        for result in module.results(inst).iter() {
            self.value(module, result, next, seen);
        }
        for block in module.inst_blocks(inst) {
            for param in module.block_params(block).iter() {
                self.value(module, param, next, seen);
            }
        }
    }

    fn value(&mut self, module: &Module, value: ValueId, next: &mut u32, seen: &mut HashMap<Symbol, u32>) {
        let spelling = match module.value(value).name {
            None => {
                *next += 1;
                Spelling::Number(*next - 1)
            }
            Some(name) => {
                let count = seen.entry(name).or_default();
                *count += 1;
                Spelling::Named(name, *count - 1)
            }
        };
        self.values[value.index()] = Some(spelling);
    }

    /// Appends a value's spelling; a constant's is for `constants` to give.
    pub(super) fn put_value(&self, module: &Module, value: ValueId, out: &mut String) {
        out.push('%');
        match self.values[value.index()] {
            Some(Spelling::Number(number)) => out.push_str(&number.to_string()),
            Some(Spelling::Named(name, count)) => put_name(module.name(name), count, out),
            // A use of what is nowhere in the module: the validator reports it, the text shows it.
            None => out.push_str(&format!("removed.{}", value.index())),
        }
    }

    pub(super) fn put_function(&self, module: &Module, function: FunctionId, out: &mut String) {
        put_name(module.name(module.function(function).name), self.functions[function.index()], out);
    }

    pub(super) fn put_struct(&self, module: &Module, structure: StructId, out: &mut String) {
        let name = module.name(module.store.types.struct_type(structure).name);
        put_name(name, self.structs[structure.index()], out);
    }

    /// Appends any operand's spelling.
    pub(super) fn put_operand(&self, module: &Module, value: Value, out: &mut String) {
        match value.kind() {
            ValueKind::Defined(value) => self.put_value(module, value, out),
            ValueKind::Function(function) => {
                out.push('@');
                self.put_function(module, function, out);
            }
            ValueKind::Constant(constant) => super::constants::put(module, self, constant, out),
        }
    }
}

/// The structures in the order in which they are printed: each after those that it is made of. That is the order in which they were
/// declared, but where a transform has put a later one into an earlier one.
pub(super) fn struct_order(module: &Module) -> Vec<StructId> {
    let mut placed = vec![false; module.store.types.structs().count()];
    let mut order = Vec::with_capacity(placed.len());
    for (id, _) in module.store.types.structs() {
        place_struct(module, id, &mut placed, &mut order);
    }
    order
}

/// Recursion is as deep as transforms have nested later structures in earlier ones.
fn place_struct(module: &Module, id: StructId, placed: &mut [bool], order: &mut Vec<StructId>) {
    if std::mem::replace(&mut placed[id.index()], true) {
        return;
    }
    for member in &module.store.types.struct_type(id).members {
        let mut ty = member.ty;
        loop {
            ty = match module.store.types.get(ty) {
                Type::Array { elem, .. } => elem,
                Type::Pointer { store, .. } => store,
                Type::Struct(inner) => {
                    place_struct(module, inner, placed, order);
                    break;
                }
                _ => break,
            };
        }
    }
    order.push(id);
}

/// A name that is no word, as that of a built-in's result structure, stands between backquotes.
pub(super) fn put_name(name: &str, count: u32, out: &mut String) {
    let quote = if name.chars().all(super::lex::is_word) { "" } else { "`" };
    out.push_str(quote);
    out.push_str(name);
    if count > 0 {
        out.push('.');
        out.push_str(&count.to_string());
    }
    out.push_str(quote);
}
