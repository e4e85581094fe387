//! What everything is called: legal names, each used once where it could be confused.
//!
//! Structures, functions and module-scope variables share a scope. Each function's parameters, variables and `let`s have one more,
//! in which no name of module scope is taken again. Members are unique in their structure.

mod legal;
mod scope;
mod texts;

use crate::ir::{FunctionId, InstId, Module, Op, ValueId};
use crate::types::{StructId, StructType, Type, TypeId};
use crate::util::{IdVec, Symbol};
use scope::{Kind, Scopes};
use texts::Texts;

/// What a language allows.
pub struct NameRules<'r> {
    /// Whether a name means something already: keywords, types, functions.
    pub is_reserved: &'r dyn Fn(&str) -> bool,
    /// Whether a member of a structure may not be called so, where other names are reserved for members.
    pub is_reserved_member: Option<&'r dyn Fn(&str) -> bool>,
    /// Whether a structure may not be called so, beside what is reserved, if there are such names.
    pub is_reserved_struct: Option<&'r dyn Fn(&str) -> bool>,
    /// Whether a name may start with one underscore, followed by something else.
    pub leading_underscore: bool,
    /// Whether names hold ASCII only.
    pub ascii: bool,
    /// Whether two underscores may follow each other.
    pub double_underscore: bool,
    /// How long a name is at most.
    pub max_length: usize,
    /// The name of a module-scope variable that the language declares itself.
    pub predeclared: &'r dyn Fn(ValueId) -> Option<&'static str>,
    /// Whether a structure is written: the members of others need no names.
    pub is_written: &'r dyn Fn(StructId) -> bool,
    /// What else is declared at module scope, and how often: see [`Names::extra`].
    pub extra: (&'r str, usize),
}

impl<'r> NameRules<'r> {
    /// The rules of C-like languages, which differ in what they reserve: ASCII, and no underscore in front.
    pub fn c_like(is_reserved: &'r dyn Fn(&str) -> bool, is_written: &'r dyn Fn(StructId) -> bool) -> Self {
        Self {
            is_reserved,
            is_reserved_member: None,
            is_reserved_struct: None,
            leading_underscore: false,
            ascii: true,
            double_underscore: true,
            max_length: usize::MAX,
            predeclared: &|_| None,
            is_written,
            extra: ("", 0),
        }
    }
}

/// The names of a module's things.
pub struct Names<'m> {
    texts: Texts<'m>,
    values: IdVec<ValueId, Option<Symbol>>,
    functions: IdVec<FunctionId, Option<Symbol>>,
    structs: IdVec<StructId, Symbol>,
    /// Index of each structure's first member in `members`.
    first_members: IdVec<StructId, u32>,
    members: Vec<Symbol>,
    extra: Vec<Symbol>,
}

impl<'m> Names<'m> {
    /// Gives everything its name. What the source named keeps its name where it can; entry points come first.
    pub fn assign(module: &'m Module, rules: &NameRules<'_>) -> Self {
        let mut assigner = Assigner {
            module,
            scopes: Scopes::new(module, rules),
            values: IdVec::filled(module.value_count(), None),
            functions: IdVec::filled(module.function_count(), None),
            structs: IdVec::with_capacity(module.store.types.structs().len()),
            first_members: IdVec::with_capacity(module.store.types.structs().len()),
            members: Vec::with_capacity(module.store.types.structs().map(|(_, of)| of.members.len()).sum()),
        };
        assigner.module_scope(rules);
        let extra = (0..rules.extra.1).map(|_| assigner.scopes.unique_text(Kind::Module, rules.extra.0)).collect();
        for &id in &module.function_order {
            assigner.function_scope(id);
        }
        let Assigner { scopes, values, functions, structs, first_members, members, .. } = assigner;
        Self { texts: scopes.into_texts(), values, functions, structs, first_members, members, extra }
    }

    fn of(&self, name: Option<Symbol>) -> &str {
        name.map_or("", |name| self.texts.resolve(name))
    }

    /// The name of a variable, parameter, `let` or override.
    pub fn value_name(&self, value: ValueId) -> &str {
        self.of(self.values[value])
    }

    /// A function's name.
    pub fn function(&self, function: FunctionId) -> &str {
        self.of(self.functions[function])
    }

    /// A structure's name.
    pub fn structure(&self, structure: StructId) -> &str {
        self.texts.resolve(self.structs[structure])
    }

    /// The name of one of the things that the rules declare beside those of the module.
    pub fn extra(&self, index: usize) -> &str {
        self.texts.resolve(self.extra[index])
    }

    /// The name of a structure's member.
    pub fn member(&self, structure: StructId, index: u32) -> &str {
        self.texts.resolve(self.members[(self.first_members[structure] + index) as usize])
    }
}

/// The names under way.
struct Assigner<'m, 'r> {
    module: &'m Module,
    scopes: Scopes<'m, 'r>,
    values: IdVec<ValueId, Option<Symbol>>,
    functions: IdVec<FunctionId, Option<Symbol>>,
    structs: IdVec<StructId, Symbol>,
    first_members: IdVec<StructId, u32>,
    members: Vec<Symbol>,
}

impl Assigner<'_, '_> {
    fn module_scope(&mut self, rules: &NameRules<'_>) {
        let module = self.module;
        for entry_points in [true, false] {
            for &id in &module.function_order {
                let function = module.function(id);
                if function.stage.is_some() == entry_points {
                    self.functions[id] = Some(self.scopes.unique(Kind::Module, function.name));
                }
            }
        }
        for (_, structure) in module.store.types.structs() {
            let name = self.scopes.unique(Kind::Struct, structure.name);
            self.structs.push(name);
        }
        for (id, structure) in module.store.types.structs() {
            self.first_members.push(self.members.len() as u32);
            if (rules.is_written)(id) {
                self.members_of(structure);
            }
        }
        for inst in module.block_insts(module.root()) {
            match module.result(inst).and_then(|value| Some((value, self.scopes.predeclared(value)?))) {
                Some((value, name)) => self.values[value] = Some(name),
                None if is_named(module.inst(inst).op) => self.results_of(inst, Kind::Module),
                None => {}
            }
        }
    }

    fn members_of(&mut self, structure: &StructType) {
        self.scopes.enter();
        // In C++ and HLSL a member hides a type of its name from the members behind it.
        for member in &structure.members {
            if let Some(inner) = self.structure_in(member.ty) {
                self.scopes.hide(self.structs[inner]);
            }
        }
        for member in &structure.members {
            let name = self.scopes.unique(Kind::Members, member.name);
            self.members.push(name);
        }
    }

    /// The structure that a type is, or an array of.
    fn structure_in(&self, ty: TypeId) -> Option<StructId> {
        match self.module.store.types.get(ty) {
            Type::Array { elem, .. } => self.structure_in(elem),
            Type::Struct(id) => Some(id),
            _ => None,
        }
    }

    fn function_scope(&mut self, function: FunctionId) {
        let module = self.module;
        self.scopes.enter();
        for param in module.function_params(function).iter() {
            self.value(param, Kind::Function);
        }
        for inst in module.nested_insts_where(module.function(function).block, is_named) {
            self.results_of(inst, Kind::Function);
        }
    }

    fn results_of(&mut self, inst: InstId, scope: Kind) {
        for result in self.module.results(inst).iter() {
            self.value(result, scope);
        }
    }

    fn value(&mut self, value: ValueId, scope: Kind) {
        let name = match self.module.value(value).name {
            Some(name) => self.scopes.unique(scope, name),
            None => self.scopes.unique_unnamed(scope),
        };
        self.values[value] = Some(name);
    }
}

/// Whether what an instruction gives is written by a name.
fn is_named(op: Op) -> bool {
    matches!(op, Op::Var(_) | Op::Let | Op::Override(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse;

    #[test]
    fn names_are_legal_and_told_apart() {
        let module = parse(
            "struct int {
  float: i32
  float: i32
}

fn main() {
  %x: i32 = let 1i
  %x.1: i32 = let 2i
  %main: i32 = let 3i
  %_1: i32 = let 4i
  ret
}
",
        )
        .expect("it parses");
        let rules = NameRules {
            is_reserved_member: Some(&|name| name == "float"),
            extra: ("x", 1),
            ..NameRules::c_like(&|name| matches!(name, "int" | "float"), &|_| true)
        };
        let names = Names::assign(&module, &rules);
        let structure = module.store.types.structs().next().expect("there is one").0;
        assert_eq!(names.structure(structure), "int_1");
        assert_eq!((names.member(structure, 0), names.member(structure, 1)), ("float_1", "float_2"));
        let function = module.function_order[0];
        let insts: Vec<_> = module.block_insts(module.function(function).block).collect();
        let named = |index: usize| names.value_name(module.result(insts[index]).expect("a let has a result"));
        assert_eq!([0, 1, 2, 3].map(named), ["x_1", "x_2", "main_1", "v1"]);
        assert_eq!(names.extra(0), "x");
    }
}
