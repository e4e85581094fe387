//! What everything is called: legal names, each used once where it could be confused.
//!
//! Structures, functions and module-scope variables share a scope. Each function's parameters, variables and `let`s have one more,
//! in which no name of module scope is taken again. Members are unique in their structure.

use hashbrown::HashMap;

use crate::ir::{FunctionId, Module, Op, ValueId};
use crate::types::StructId;
use crate::util::{IdVec, Range32};

/// What a language allows.
pub struct NameRules<'r> {
    /// Whether a name means something already: keywords, types, functions.
    pub is_reserved: &'r dyn Fn(&str) -> bool,
    /// Whether a member of a structure may not be called so.
    pub is_reserved_member: &'r dyn Fn(&str) -> bool,
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
    /// What else is declared at module scope, and how often: see [`Names::extra`].
    pub extra: (&'r str, usize),
}

/// The names of a module's things.
pub struct Names {
    text: String,
    values: IdVec<ValueId, Range32>,
    functions: IdVec<FunctionId, Range32>,
    structs: IdVec<StructId, Range32>,
    /// Index of each structure's first member in `members`.
    first_members: IdVec<StructId, u32>,
    members: Vec<Range32>,
    extra: Vec<Range32>,
}

impl Names {
    /// Gives everything its name. What the source named keeps its name where it can; entry points come first.
    pub fn assign(module: &Module, rules: &NameRules<'_>) -> Self {
        let mut names = Self {
            text: String::new(),
            values: IdVec::new(),
            functions: IdVec::new(),
            structs: IdVec::new(),
            first_members: IdVec::new(),
            members: Vec::new(),
            extra: Vec::new(),
        };
        names.values.resize(module.value_count(), Range32::EMPTY);
        names.functions.resize(module.function_count(), Range32::EMPTY);
        let mut outer = Scope { rules, is_reserved: rules.is_reserved, counts: HashMap::new() };
        for entry_points in [true, false] {
            for &id in &module.function_order {
                let function = module.function(id);
                if function.stage.is_some() == entry_points {
                    names.functions[id] = names.add(&outer.unique(None, module.name(function.name)));
                }
            }
        }
        for (_, structure) in module.store.types.structs() {
            let range = names.add(&outer.unique(None, module.name(structure.name)));
            names.structs.push(range);
            names.members_of(module, rules, structure);
        }
        for inst in module.block_insts(module.root()) {
            match module.result(inst).and_then(|value| Some((value, (rules.predeclared)(value)?))) {
                Some((value, name)) => names.values[value] = names.add(name),
                None => names.results_of(module, inst, None, &mut outer),
            }
        }
        for _ in 0..rules.extra.1 {
            let range = names.add(&outer.unique(None, rules.extra.0));
            names.extra.push(range);
        }
        for &id in &module.function_order {
            names.locals_of(module, id, &outer);
        }
        names
    }

    fn members_of(&mut self, module: &Module, rules: &NameRules<'_>, structure: &crate::types::StructType) {
        let mut scope = Scope { rules, is_reserved: rules.is_reserved_member, counts: HashMap::new() };
        self.first_members.push(self.members.len() as u32);
        for member in &structure.members {
            let range = self.add(&scope.unique(None, module.name(member.name)));
            self.members.push(range);
        }
    }

    fn locals_of(&mut self, module: &Module, function: FunctionId, outer: &Scope<'_>) {
        let mut scope = Scope { rules: outer.rules, is_reserved: outer.is_reserved, counts: HashMap::new() };
        for param in module.function_params(function).iter() {
            self.value(module, param, Some(outer), &mut scope);
        }
        for inst in module.nested_insts(module.function(function).block) {
            self.results_of(module, inst, Some(outer), &mut scope);
        }
    }

    fn results_of(
        &mut self,
        module: &Module,
        inst: crate::ir::InstId,
        outer: Option<&Scope<'_>>,
        scope: &mut Scope<'_>,
    ) {
        if matches!(module.inst(inst).op, Op::Var(_) | Op::Let | Op::Override(_)) {
            for result in module.results(inst).iter() {
                self.value(module, result, outer, scope);
            }
        }
    }

    fn value(&mut self, module: &Module, value: ValueId, outer: Option<&Scope<'_>>, scope: &mut Scope<'_>) {
        let name = module.value(value).name.map_or("v", |name| module.name(name));
        self.values[value] = self.add(&scope.unique(outer, name));
    }

    fn add(&mut self, name: &str) -> Range32 {
        let start = self.text.len() as u32;
        self.text.push_str(name);
        Range32 { start, len: name.len() as u32 }
    }

    fn of(&self, range: Range32) -> &str {
        &self.text[range.start as usize..][..range.len as usize]
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
        self.of(self.structs[structure])
    }

    /// The name of one of the things that the rules declare beside those of the module.
    pub fn extra(&self, index: usize) -> &str {
        self.of(self.extra[index])
    }

    /// The name of a structure's member.
    pub fn member(&self, structure: StructId, index: u32) -> &str {
        self.of(self.members[(self.first_members[structure] + index) as usize])
    }
}

/// The names taken in a scope, each with the number of the next one made from it.
struct Scope<'r> {
    rules: &'r NameRules<'r>,
    is_reserved: &'r dyn Fn(&str) -> bool,
    counts: HashMap<String, u32>,
}

impl Scope<'_> {
    /// A legal name that is not taken here or in the scope around, made from `name`.
    fn unique(&mut self, outer: Option<&Scope<'_>>, name: &str) -> String {
        let base = self.legal(name);
        // Where a number does not help, the beginning of the name is what is reserved.
        let is_hopeless = (self.rules.is_reserved)(&base) && (self.rules.is_reserved)(&format!("{base}_1"));
        let base = if is_hopeless { format!("v_{base}") } else { base };
        let is_free = |scope: &Self, name: &str| {
            !(scope.is_reserved)(name)
                && !scope.counts.contains_key(name)
                && outer.is_none_or(|outer| !outer.counts.contains_key(name))
        };
        let mut chosen = base.clone();
        if !is_free(self, &chosen) {
            let mut next = self.counts.get(&base).copied().unwrap_or(1);
            loop {
                chosen = format!("{base}_{next}");
                next += 1;
                if is_free(self, &chosen) {
                    break;
                }
            }
            self.counts.insert(base, next);
        }
        self.counts.insert(chosen.clone(), 1);
        chosen
    }

    /// `name` in characters that the language takes, without underscores that it reserves.
    fn legal(&self, name: &str) -> String {
        let trimmed = name.trim_start_matches('_');
        let is_kept = self.rules.leading_underscore && name.len() == trimmed.len() + 1 && !trimmed.is_empty();
        let name = if is_kept { name } else { trimmed };
        let mut legal = String::with_capacity(name.len());
        for c in name.chars() {
            match c {
                'a'..='z' | 'A'..='Z' | '0'..='9' | '_' => legal.push(c),
                // What our own structures are called by: `modf_result<f32>`.
                _ if c.is_ascii() => legal.push('_'),
                _ if self.rules.ascii => legal.push_str(&format!("u{:x}", u32::from(c))),
                _ => legal.push(c),
            }
        }
        if name.ends_with('>') {
            legal.pop();
        }
        if !self.rules.double_underscore {
            while legal.contains("__") {
                legal = legal.replace("__", "_");
            }
        }
        legal.truncate(self.rules.max_length);
        if !self.rules.double_underscore {
            // A number may follow an underscore.
            legal.truncate(legal.trim_end_matches('_').len());
        }
        if legal.is_empty() || legal.starts_with(|c: char| c.is_ascii_digit()) {
            legal.insert(0, 'v');
        }
        legal
    }
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
            is_reserved: &|name| matches!(name, "int" | "float"),
            is_reserved_member: &|name| name == "float",
            leading_underscore: false,
            ascii: true,
            double_underscore: true,
            max_length: usize::MAX,
            predeclared: &|_| None,
            extra: ("x", 1),
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
